let page = ''
let sign = ''
let news = ''

function show(): void {
  document.title = [sign, news, page, 'Estocade'].filter((part) => part !== '').join(' · ')
}

/** The title of the page in the browser's tab. */
export function titlePage(title: string): void {
  page = title
  show()
}

/** A sign for players who look at another tab; a dot on the icon means that it is their turn. */
export function signTitle(text: string, dot: boolean): void {
  sign = text
  show()
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon) icon.href = dot ? '/icon-turn.svg' : '/icon.svg'
}

/** What has just happened at the table, for players who look at another tab, until they come back. */
export function newsInTitle(text: string): void {
  if (!document.hidden) return
  if (news === '') document.addEventListener('visibilitychange', seeNews)
  news = text
  show()
}

function seeNews(): void {
  document.removeEventListener('visibilitychange', seeNews)
  news = ''
  show()
}
