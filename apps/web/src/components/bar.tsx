import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { useMe } from '../online/me.ts'
import { titlePage } from '../session/page-title.ts'
import { changeSettings, toggleTheme, useSettings } from '../settings/settings.ts'
import { type InterfaceLanguage, interfaceLanguages, languageNames, speak } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import {
  BookIcon,
  GearIcon,
  Logo,
  MoonIcon,
  PersonIcon,
  PlayIcon,
  SoundIcon,
  SoundOffIcon,
  StackIcon,
  TableIcon,
} from './icons.tsx'

interface BarProps {
  /** The title of the page, for the browser's tab and for screen readers. */
  readonly title?: string | undefined
  readonly children?: ReactNode
}

/** The bar on top of every page. At a table it shows what is played (`children`); elsewhere it has links. */
export function Bar({ title, children }: BarProps) {
  const { t } = useTranslation()
  useEffect(() => {
    titlePage(title ?? '')
  }, [title])
  const [here] = useLocation()
  const atTable = children !== undefined
  // On a phone a new table uses the whole screen.
  const tabs = !atTable && !here.startsWith('/new')
  return (
    <>
      <header className="bar">
        <Link href="/" className="brand" aria-label={`Estocade, ${t('home')}`}>
          <Logo />
          <span>Estocade</span>
        </Link>
        {atTable ? <div className="about">{children}</div> : <Ways className="ways" />}
        <div className="tools">
          {!atTable && <LanguageChoice className="tool language" />}
          <SoundTool />
          <button type="button" className="tool theme" aria-label={t('theme')} onClick={toggleTheme}>
            <MoonIcon />
          </button>
          <Link href="/settings" className="tool" aria-label={t('settings')}>
            <GearIcon />
          </Link>
          {!atTable && <AccountTool />}
        </div>
      </header>
      {tabs && <Ways className="tabs" />}
    </>
  )
}

const ways = [
  { href: '/', text: 'toPlay', Icon: PlayIcon },
  { href: '/tables', text: 'tables', Icon: TableIcon },
  { href: '/games', text: 'yourGames', Icon: StackIcon },
  { href: '/rules', text: 'rules', Icon: BookIcon },
] as const

/** The same links twice: in the bar, and at the bottom of a phone's screen. Only one of them is shown. */
function Ways({ className }: { readonly className: 'ways' | 'tabs' }) {
  const { t } = useTranslation()
  const [here] = useLocation()
  return (
    <nav className={className} aria-label={t('pages')}>
      {ways.map(({ href, text, Icon }) => (
        <Link
          key={href}
          href={href}
          aria-current={here === href || here.startsWith(`${href}/`) ? 'page' : undefined}
        >
          {className === 'tabs' && <Icon />}
          <span>{t(text)}</span>
        </Link>
      ))}
    </nav>
  )
}

/** The language in which the page is read. */
export function LanguageChoice({ className }: { readonly className: string }) {
  const { t, i18n } = useTranslation()
  return (
    <select
      className={className}
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
  )
}

function SoundTool() {
  const { t } = useTranslation()
  const { sounds } = useSettings()
  return (
    <button
      type="button"
      className="tool"
      aria-label={t('sounds')}
      aria-pressed={sounds}
      onClick={() => changeSettings({ sounds: !sounds })}
    >
      {sounds ? <SoundIcon /> : <SoundOffIcon />}
    </button>
  )
}

function AccountTool() {
  const { t } = useTranslation()
  const who = useMe()
  const name = who.type === 'known' ? who.me.name : undefined
  return (
    <Link
      href="/account"
      className="tool portrait"
      aria-label={name ? `${t('account')}, ${name}` : t('account')}
    >
      {name ? [...name][0]!.toUpperCase() : <PersonIcon />}
    </Link>
  )
}
