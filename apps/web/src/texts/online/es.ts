import type { OnlineTexts } from './en.ts'

export const es: OnlineTexts = {
  connecting: 'Conectando …',
  reconnecting: 'Conexión perdida. Se intenta de nuevo; no se olvida nada.',
  noTable: 'Esa mesa no existe.',
  yourName: 'Su nombre',
  sitDown: 'Sentarse',
  allHere: 'Ya están todos',
  waitingFriend: 'Esperando al otro lado',
  sendLink: 'Envíe este enlace',
  freeSeat: 'libre',
  isReady: 'listo',
}
