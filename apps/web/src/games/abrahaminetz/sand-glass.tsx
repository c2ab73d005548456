import { useTranslation } from '../../texts/use-translation.ts'

interface SandGlassProps {
  readonly seconds: number
  /** The time of a whole turn. */
  readonly whole: number
}

/** Height of the sand in each half, as drawn. */
const FULL = 76

/** The sand-glass of a turn. The turn strip shows the time as a number. */
export function SandGlass({ seconds, whole }: SandGlassProps) {
  const { t } = useTranslation()
  const left = Math.min(1, seconds / whole)
  const top = 98 - FULL * left
  const heap = 178 - FULL * (1 - left) * 0.62
  return (
    <svg
      className={seconds <= 10 ? 'glass hot' : 'glass'}
      width="150"
      height="196"
      viewBox="0 0 150 196"
      role="img"
      aria-label={t('abrSecondsLeft', { count: seconds })}
    >
      <defs>
        <linearGradient id="glass-wood" x1="0" x2="1">
          <stop offset="0" stopColor="var(--walnut-2)" />
          <stop offset=".35" stopColor="#7b5335" />
          <stop offset="1" stopColor="var(--walnut-2)" />
        </linearGradient>
        <clipPath id="glass-top">
          <rect x="30" y={top} width="90" height={98 - top} />
        </clipPath>
        <clipPath id="glass-heap">
          <path d={`M30 178 L30 ${heap + 18} Q75 ${heap - 16} 120 ${heap + 18} L120 178z`} />
        </clipPath>
      </defs>
      <rect x="24" y="14" width="7" height="168" rx="3" fill="url(#glass-wood)" />
      <rect x="119" y="14" width="7" height="168" rx="3" fill="url(#glass-wood)" />
      <path
        className="body"
        d="M40 18C40 62 70 76 70 98S40 134 40 178H110C110 134 80 120 80 98S110 62 110 18z"
      />
      <path className="sand" clipPath="url(#glass-top)" d="M43 20C43 62 73 80 74 98h2C77 80 107 62 107 20z" />
      {seconds > 0 && <path className="stream" d="M75 96V170" />}
      {left < 1 && (
        <path
          className="sand"
          clipPath="url(#glass-heap)"
          d="M74 98C73 120 43 134 43 176H107C107 134 77 120 76 98z"
        />
      )}
      <path className="shine" d="M50 24C50 48 60 62 66 72" />
      <rect x="14" y="4" width="122" height="15" rx="6" fill="url(#glass-wood)" />
      <rect x="14" y="177" width="122" height="15" rx="6" fill="url(#glass-wood)" />
    </svg>
  )
}
