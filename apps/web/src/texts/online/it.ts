import type { OnlineTexts } from './en.ts'

export const it: OnlineTexts = {
  connecting: 'Connessione …',
  reconnecting: 'Connessione persa. Si riprova; nulla va perduto.',
  noTable: 'Questo tavolo non esiste.',
  yourName: 'Il suo nome',
  sitDown: 'Si sieda',
  allHere: 'Ci sono tutti',
  waitingFriend: 'In attesa dell’altra parte',
  sendLink: 'Mandi questo link',
  freeSeat: 'libero',
  isReady: 'pronto',
}
