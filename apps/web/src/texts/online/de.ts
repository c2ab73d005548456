import type { OnlineTexts } from './en.ts'

export const de: OnlineTexts = {
  connecting: 'Verbinden …',
  reconnecting: 'Verbindung verloren. Neuer Versuch; nichts geht verloren.',
  noTable: 'Diesen Tisch gibt es nicht.',
  yourName: 'Dein Name',
  sitDown: 'Platz nehmen',
  allHere: 'Alle sind da',
  waitingFriend: 'Wir warten auf die andere Seite',
  sendLink: 'Schick diesen Link',
  freeSeat: 'frei',
  isReady: 'bereit',
}
