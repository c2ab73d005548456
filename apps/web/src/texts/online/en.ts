export const en = {
  connecting: 'Connecting …',
  reconnecting: 'Connection lost. Trying again; nothing is forgotten.',
  noTable: 'There is no such table.',
  yourName: 'Your name',
  sitDown: 'Sit down',
  allHere: 'All are here',
  waitingFriend: 'Waiting for your friend',
  sendLink: 'Send this link',
  freeSeat: 'free',
  isReady: 'ready',
}

export type OnlineTexts = Readonly<Record<keyof typeof en, string>>
