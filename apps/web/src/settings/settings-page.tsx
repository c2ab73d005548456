import { Row } from '../new-table/option-row.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import '../new-table/new-table.css'
import { Bar } from '../components/bar.tsx'
import { Choice, ChoiceOrPick } from '../components/choice.tsx'
import { Toggle } from '../components/toggle.tsx'
import { type InterfaceLanguage, interfaceLanguages, languageNames, speak } from '../texts/index.ts'
import { unmute, useMuted, useServerBlocks } from './muted.ts'
import { changeSettings, useSettings } from './settings.ts'

export default function SettingsPage() {
  const { t, i18n } = useTranslation()
  const { theme, contrast, motion } = useSettings()
  return (
    <>
      <Bar title={t('settings')} />
      <main className="page">
        <h1>{t('settings')}</h1>
        <section className="sheet choices">
          <ChoiceOrPick
            name="language"
            label={t('language')}
            value={i18n.language}
            onChange={(language) => void speak(language as InterfaceLanguage)}
            options={interfaceLanguages.map((id) => ({ id, text: languageNames[id] }))}
          />
          <Choice
            name="theme"
            label={t('appearance')}
            value={theme}
            onChange={(next) => changeSettings({ theme: next })}
            options={(['system', 'light', 'dark'] as const).map((id) => ({ id, text: t(`theme_${id}`) }))}
          />
          <Choice
            name="contrast"
            label={t('contrast')}
            value={contrast}
            onChange={(next) => changeSettings({ contrast: next })}
            options={(['system', 'more'] as const).map((id) => ({ id, text: t(`contrast_${id}`) }))}
          />
          <Choice
            name="motion"
            label={t('motion')}
            value={motion}
            onChange={(next) => changeSettings({ motion: next })}
            options={(['system', 'reduced'] as const).map((id) => ({ id, text: t(`motion_${id}`) }))}
          />
        </section>
        <Pace />
        <Noise />
        <Silenced />
      </main>
    </>
  )
}

function Pace() {
  const { t } = useTranslation()
  const { swiftBots } = useSettings()
  return (
    <section className="sheet choices">
      <Row name={t('swiftBots')} about={t('swiftBotsAre')}>
        <Toggle label={t('swiftBots')} on={swiftBots} onChange={(on) => changeSettings({ swiftBots: on })} />
      </Row>
    </section>
  )
}

function Noise() {
  const { t } = useTranslation()
  const { sounds, volume, vibration } = useSettings()
  return (
    <section className="sheet choices">
      <Row name={t('sounds')} about={t('soundsAre')}>
        <Toggle label={t('sounds')} on={sounds} onChange={(on) => changeSettings({ sounds: on })} />
      </Row>
      <Row name={t('volume')} about={`${Math.round(volume * 100)} %`}>
        <input
          type="range"
          className="range"
          aria-label={t('volume')}
          min={0}
          max={100}
          step={5}
          value={Math.round(volume * 100)}
          onChange={(event) => changeSettings({ volume: Number(event.target.value) / 100 })}
        />
      </Row>
      <Row name={t('vibration')} about={t('vibrationIs')}>
        <Toggle label={t('vibration')} on={vibration} onChange={(on) => changeSettings({ vibration: on })} />
      </Row>
    </section>
  )
}

/** The players whom this browser mutes or blocks. */
function Silenced() {
  const { t } = useTranslation()
  useServerBlocks()
  const muted = useMuted()
  return (
    <section className="sheet block">
      <h2>{t('silenced')}</h2>
      {muted.length === 0 && <p className="quiet">{t('nobodySilenced')}</p>}
      <ul className="rows">
        {muted.map(({ player, name, how }) => (
          <li key={player} className="table-row">
            <span className="mark s1" aria-hidden="true" />
            <span>
              {name} <small className="quiet">{t(how)}</small>
            </span>
            <button type="button" className="link" onClick={() => void unmute(player).catch(() => {})}>
              {t(how === 'muted' ? 'unmute' : 'unblock')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
