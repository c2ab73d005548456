import type { OnlineTexts } from './en.ts'

export const fr: OnlineTexts = {
  connecting: 'Connexion …',
  reconnecting: 'Connexion perdue. Nouvel essai ; rien n’est oublié.',
  noTable: 'Cette table n’existe pas.',
  yourName: 'Votre nom',
  sitDown: 'S’asseoir',
  allHere: 'Tout le monde est là',
  waitingFriend: 'On attend l’autre joueur',
  sendLink: 'Envoyez ce lien',
  freeSeat: 'libre',
  isReady: 'prêt',
}
