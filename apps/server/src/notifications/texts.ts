/** The texts of notifications. `{game}`, `{others}` and `{days}` are filled in. */
interface NotificationTexts {
  readonly turn: string
  readonly turnIs: string
  readonly over: string
  readonly overIs: string
  readonly alone: string
  readonly table: string
  readonly off: string
  readonly confirm: string
  readonly confirmIs: string
  readonly ignore: string
}

const en: NotificationTexts = {
  turn: 'Your turn: {game}',
  turnIs: 'It is your turn in {game}, with {others}.',
  over: 'The game is over: {game}',
  overIs: 'The game of {game} with {others} is over.',
  alone: 'nobody else',
  table: 'Go to the table:',
  off: 'No more e-mails:',
  confirm: 'Please confirm your address',
  confirmIs:
    'Somebody, we hope you, would like e-mails to this address when it is their turn. To confirm it:',
  ignore: 'If it was not you, do nothing: no other e-mail will come.',
}

const fr: NotificationTexts = {
  turn: 'À vous de jouer : {game}',
  turnIs: 'C’est à vous de jouer à {game}, avec {others}.',
  over: 'Partie terminée : {game}',
  overIs: 'La partie de {game} avec {others} est terminée.',
  alone: 'personne d’autre',
  table: 'Aller à la table :',
  off: 'Ne plus recevoir d’e-mails :',
  confirm: 'Confirmez votre adresse',
  confirmIs:
    'Quelqu’un, vous sans doute, souhaite recevoir un e-mail à cette adresse quand vient son tour. Pour confirmer :',
  ignore: 'Si ce n’était pas vous, ne faites rien : vous ne recevrez aucun autre e-mail.',
}

const de: NotificationTexts = {
  turn: 'Du bist am Zug: {game}',
  turnIs: 'Du bist am Zug in {game}, mit {others}.',
  over: 'Die Partie ist zu Ende: {game}',
  overIs: 'Die Partie {game} mit {others} ist zu Ende.',
  alone: 'niemandem sonst',
  table: 'Zum Tisch:',
  off: 'Keine E-Mails mehr:',
  confirm: 'Bitte bestätige deine Adresse',
  confirmIs:
    'Jemand, hoffentlich du, möchte an dieser Adresse erfahren, wann ein Zug ansteht. Zum Bestätigen:',
  ignore: 'Warst du es nicht, so tu nichts: Es kommt keine weitere E-Mail.',
}

const es: NotificationTexts = {
  turn: 'Te toca: {game}',
  turnIs: 'Te toca jugar a {game}, con {others}.',
  over: 'Partida terminada: {game}',
  overIs: 'La partida de {game} con {others} ha terminado.',
  alone: 'nadie más',
  table: 'Ir a la mesa:',
  off: 'No recibir más correos:',
  confirm: 'Confirma tu dirección',
  confirmIs: 'Alguien, seguramente tú, quiere recibir aquí un correo cuando le toque. Para confirmar:',
  ignore: 'Si no fuiste tú, no hagas nada: no llegará ningún otro correo.',
}

const it: NotificationTexts = {
  turn: 'Tocca a te: {game}',
  turnIs: 'Tocca a te giocare a {game}, con {others}.',
  over: 'Partita finita: {game}',
  overIs: 'La partita di {game} con {others} è finita.',
  alone: 'nessun altro',
  table: 'Vai al tavolo:',
  off: 'Non ricevere più e-mail:',
  confirm: 'Conferma il tuo indirizzo',
  confirmIs:
    'Qualcuno, probabilmente tu, vuole ricevere qui un’e-mail quando è il suo turno. Per confermare:',
  ignore: 'Se non eri tu, non fare nulla: non arriverà nessun’altra e-mail.',
}

const vi: NotificationTexts = {
  turn: 'Đến lượt bạn: {game}',
  turnIs: 'Đến lượt bạn trong ván {game} cùng {others}.',
  over: 'Ván đã kết thúc: {game}',
  overIs: 'Ván {game} cùng {others} đã kết thúc.',
  alone: 'không ai khác',
  table: 'Đến bàn:',
  off: 'Không nhận e-mail nữa:',
  confirm: 'Hãy xác nhận địa chỉ của bạn',
  confirmIs: 'Có người, mong là bạn, muốn nhận e-mail ở địa chỉ này khi đến lượt mình. Để xác nhận:',
  ignore: 'Nếu không phải bạn, đừng làm gì: sẽ không có e-mail nào khác.',
}

const all: Readonly<Record<string, NotificationTexts>> = { fr, de, en, es, it, vi }

export type NotificationLine = keyof NotificationTexts

export const notificationText = (
  language: string,
  line: NotificationLine,
  holes: Readonly<Record<string, string>> = {},
): string => (all[language] ?? en)[line].replace(/\{(\w+)\}/g, (whole, name: string) => holes[name] ?? whole)
