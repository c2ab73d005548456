import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { toggleTheme } from '../settings/settings.ts'
import { type InterfaceLanguage, interfaceLanguages, languageNames, speak } from '../texts/index.ts'
import { Logo, MoonIcon } from './icons.tsx'

/** The bar on top of every page. */
export function Bar({ children }: { children?: ReactNode }) {
  const { t, i18n } = useTranslation()
  return (
    <header className="bar">
      <Link href="/" className="brand" aria-label={`Estocade, ${t('home')}`}>
        <Logo />
        <span>Estocade</span>
      </Link>
      <div className="about">{children}</div>
      <nav className="tools">
        <select
          className="tool"
          aria-label={t('language')}
          value={i18n.language}
          onChange={(event) => void speak(event.target.value as InterfaceLanguage)}
        >
          {interfaceLanguages.map((language) => (
            <option key={language} value={language}>
              {languageNames[language]}
            </option>
          ))}
        </select>
        <button type="button" className="tool" aria-label={t('theme')} onClick={toggleTheme}>
          <MoonIcon />
        </button>
      </nav>
    </header>
  )
}
