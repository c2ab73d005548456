const drawn: Readonly<Record<string, string>> = {
  '─': '-',
  '━': '=',
  '│': '|',
  '┌': '+',
  '┐': '+',
  '└': '+',
  '┘': '+',
  '├': '+',
  '┤': '+',
  '┬': '+',
  '┴': '+',
  '┼': '+',
  '·': '.',
  '•': '*',
  '…': '...',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '→': '>',
  '↓': 'v',
  '←': '<',
  '↑': '^',
  '▒': '#',
  '▸': '>',
  '⚔': 'x',
  '−': '-',
  '×': 'x',
  ß: 'ss',
  Œ: 'OE',
  œ: 'oe',
  Đ: 'D',
  đ: 'd',
  '¿': '',
  '¡': '',
  '\u00a0': ' ',
  '\u202f': ' ',
}

/** What a terminal without UTF-8 can show: drawings become signs, letters lose their marks. */
export const toAscii = (text: string): string =>
  [...text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')].map(asciiOf).join('')

const asciiOf = (char: string): string => drawn[char] ?? (char.charCodeAt(0) < 128 ? char : '?')

/** POSIX: the first of these that is set and not empty decides. */
export function speaksUtf8(env: NodeJS.ProcessEnv): boolean {
  const locale = [env.LC_ALL, env.LC_CTYPE, env.LANG].find((value) => value !== undefined && value !== '')
  return /utf-?8/i.test(locale ?? '')
}

/** Text that is safe to print: control characters of others cannot control the terminal. Its length does not change. */
export const shownText = (text: string, ascii: boolean): string => {
  const tame = text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
  return ascii ? toAscii(tame) : tame
}
