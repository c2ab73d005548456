type Theme = 'light' | 'dark'

const show = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme
}

/** What was chosen before, else what the system prefers. */
export function startTheme(): void {
  const stored = localStorage.getItem('theme')
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  show(stored === 'light' || stored === 'dark' ? stored : dark ? 'dark' : 'light')
}

export function toggleTheme(): void {
  const theme: Theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'
  localStorage.setItem('theme', theme)
  show(theme)
}
