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
  overIs: '{game} with {others} is over.',
  alone: 'nobody else',
  table: 'To the table:',
  off: 'No more e-mails:',
  confirm: 'Please confirm your address',
  confirmIs: 'Somebody, we hope you, wants e-mails to this address when it is their turn. To confirm it:',
  ignore: 'If it was not you, do nothing: no other e-mail will come.',
}

const fr: NotificationTexts = {
  turn: 'À vous de jouer : {game}',
  turnIs: 'C’est à vous de jouer dans {game}, avec {others}.',
  over: 'Partie terminée : {game}',
  overIs: '{game} avec {others} est terminé.',
  alone: 'personne d’autre',
  table: 'Vers la table :',
  off: 'Ne plus recevoir d’e-mails :',
  confirm: 'Confirmez votre adresse',
  confirmIs:
    'Quelqu’un, vous espérons-nous, veut recevoir ici un e-mail quand vient son tour. Pour confirmer :',
  ignore: 'Si ce n’était pas vous, ne faites rien : vous ne recevrez rien d’autre.',
}

const de: NotificationTexts = {
  turn: 'Du bist am Zug: {game}',
  turnIs: 'Du bist am Zug in {game}, mit {others}.',
  over: 'Das Spiel ist aus: {game}',
  overIs: '{game} mit {others} ist aus.',
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
  turnIs: 'Te toca jugar en {game}, con {others}.',
  over: 'Partida terminada: {game}',
  overIs: '{game} con {others} ha terminado.',
  alone: 'nadie más',
  table: 'A la mesa:',
  off: 'No recibir más correos:',
  confirm: 'Confirma tu dirección',
  confirmIs: 'Alguien, esperamos que tú, quiere recibir aquí un correo cuando le toque. Para confirmar:',
  ignore: 'Si no fuiste tú, no hagas nada: no llegará otro correo.',
}

const it: NotificationTexts = {
  turn: 'Tocca a te: {game}',
  turnIs: 'Tocca a te in {game}, con {others}.',
  over: 'Partita finita: {game}',
  overIs: '{game} con {others} è finito.',
  alone: 'nessun altro',
  table: 'Al tavolo:',
  off: 'Non ricevere più e-mail:',
  confirm: 'Conferma il tuo indirizzo',
  confirmIs: 'Qualcuno, speriamo tu, vuole ricevere qui un’e-mail quando è il suo turno. Per confermare:',
  ignore: 'Se non sei stato tu, non fare nulla: non arriverà altro.',
}

const vi: NotificationTexts = {
  turn: 'Đến lượt bạn: {game}',
  turnIs: 'Đến lượt bạn trong {game}, cùng {others}.',
  over: 'Ván đã xong: {game}',
  overIs: '{game} cùng {others} đã kết thúc.',
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
