let page = ''
let sign = ''

function show(): void {
  document.title = [sign, page, 'Estocade'].filter((part) => part !== '').join(' · ')
}

/** What the page is called in the browser's tab. */
export function titlePage(title: string): void {
  page = title
  show()
}

/** What should be noticed from another tab; a dot on the icon says that the player is to move. */
export function signTitle(text: string, dot: boolean): void {
  sign = text
  show()
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon) icon.href = dot ? '/icon-turn.svg' : '/icon.svg'
}
