import { useSyncExternalStore } from 'react'

/** The settings of this browser; they are stored here and never sent. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark'
  readonly contrast: 'system' | 'more'
  readonly motion: 'system' | 'reduced'
  readonly sounds: boolean
  /** 0…1. */
  readonly volume: number
  readonly vibration: boolean
  /** Whether bots on this device answer at once, without a pause. */
  readonly swiftBots: boolean
}

export const plainSettings: Settings = {
  theme: 'system',
  contrast: 'system',
  motion: 'system',
  sounds: false,
  volume: 0.4,
  vibration: true,
  swiftBots: false,
}

const KEY = 'settings'
const listeners = new Set<() => void>()
let settings = read()

function read(): Settings {
  try {
    return { ...plainSettings, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return plainSettings
  }
}

export const currentSettings = (): Settings => settings

export function changeSettings(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes }
  localStorage.setItem(KEY, JSON.stringify(settings))
  show()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, currentSettings)

const prefers = (what: string): MediaQueryList => matchMedia(`(prefers-${what})`)
const dark = prefers('color-scheme: dark')
const still = prefers('reduced-motion: reduce')
const strong = prefers('contrast: more')

/** Whether the page may animate; this is the only function that decides it. */
export const isStill = (): boolean => settings.motion === 'reduced' || still.matches

/** Style sheets only use the root's `data-theme`, `data-contrast` and `data-motion`. */
function show(): void {
  const { dataset } = document.documentElement
  dataset.theme = settings.theme === 'system' ? (dark.matches ? 'dark' : 'light') : settings.theme
  dataset.contrast = settings.contrast === 'more' || strong.matches ? 'more' : 'plain'
  dataset.motion = isStill() ? 'reduced' : 'full'
}

export function startSettings(): void {
  show()
  for (const query of [dark, still, strong]) query.addEventListener('change', show)
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY) return
    settings = read()
    show()
    for (const listener of listeners) listener()
  })
}

export const toggleTheme = (): void =>
  changeSettings({ theme: document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark' })
