import type { ReactNode } from 'react'

export const Icon = ({ children, size = 20 }: { children: ReactNode; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

export const MoonIcon = () => (
  <Icon>
    <path d="M19 14.500A7.500 7.500 0 0 1 9.500 5 7.500 7.500 0 1 0 19 14.500z" />
  </Icon>
)
export const TickIcon = () => (
  <Icon size={18}>
    <path d="M5 12.500l4.500 4.500L19 7" />
  </Icon>
)
export const CrossIcon = () => (
  <Icon size={18}>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
)
export const SoundIcon = () => (
  <Icon>
    <path d="M4 10v4h3l4.500 3.500v-11L7 10z" />
    <path d="M15 9.200c1.500 1.500 1.500 4.100 0 5.600M17.600 6.800c3 3 3 7.400 0 10.400" />
  </Icon>
)
export const SoundOffIcon = () => (
  <Icon>
    <path d="M4 10v4h3l4.500 3.500v-11L7 10z" />
    <path d="M15.500 9.500l5 5M20.500 9.500l-5 5" />
  </Icon>
)
export const GearIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="3" />
    <path d="M10.5 5.8L10.6 3.5L13.4 3.5L13.5 5.8L15.3 6.5L17 5L19 7L17.5 8.7L18.2 10.5L20.5 10.6L20.5 13.4L18.2 13.5L17.5 15.3L19 17L17 19L15.3 17.5L13.5 18.2L13.4 20.5L10.6 20.5L10.5 18.2L8.7 17.5L7 19L5 17L6.5 15.3L5.8 13.5L3.5 13.4L3.5 10.6L5.8 10.5L6.5 8.7L5 7L7 5L8.7 6.5z" />
  </Icon>
)
export const PersonIcon = () => (
  <Icon>
    <circle cx="12" cy="8.500" r="3.500" />
    <path d="M5 20c.6-4.200 3.200-6.300 7-6.300s6.400 2.100 7 6.300" />
  </Icon>
)
export const PeopleIcon = () => (
  <Icon size={18}>
    <circle cx="9" cy="8.500" r="3" />
    <path d="M3.500 18.500c.5-3.300 2.600-5 5.500-5s5 1.700 5.500 5" />
    <path d="M15 5.800a3 3 0 0 1 0 5.400M16.800 13.900c2 .6 3.300 2.200 3.700 4.600" />
  </Icon>
)
export const BotIcon = () => (
  <Icon size={18}>
    <rect x="5" y="8" width="14" height="10.500" rx="2" />
    <path d="M12 8V4.500M9 12.500h.01M15 12.500h.01M9.500 15.500h5" />
  </Icon>
)
export const LinkIcon = () => (
  <Icon size={18}>
    <path d="M10 14a4 4 0 0 0 5.700 0l2.800-2.800a4 4 0 0 0-5.700-5.700L11.500 6.800" />
    <path d="M14 10a4 4 0 0 0-5.700 0l-2.800 2.800a4 4 0 0 0 5.700 5.700l1.300-1.300" />
  </Icon>
)
export const DeviceIcon = () => (
  <Icon size={18}>
    <rect x="4" y="5" width="16" height="11" rx="2" />
    <path d="M9 20h6M12 16v4" />
  </Icon>
)
export const OneIcon = () => (
  <Icon size={18}>
    <circle cx="12" cy="8" r="3.500" />
    <path d="M6 19.500c.5-3.800 2.700-5.500 6-5.500s5.500 1.700 6 5.500" />
  </Icon>
)
export const PlayIcon = () => (
  <Icon size={22}>
    <path d="M12 3.500l7.500 4v9l-7.500 4-7.500-4v-9z" />
    <path d="M4.500 7.500l7.500 4 7.500-4M12 11.500v9" />
  </Icon>
)
export const TableIcon = () => (
  <Icon size={22}>
    <rect x="4.500" y="4.500" width="15" height="15" rx="2" />
    <path d="M4.500 9.500h15M4.500 14.500h15" />
  </Icon>
)
export const StackIcon = () => (
  <Icon size={22}>
    <path d="M12 4l8 4-8 4-8-4zM4 12l8 4 8-4M4 16l8 4 8-4" />
  </Icon>
)
export const BookIcon = () => (
  <Icon size={22}>
    <path d="M12 6.500C10 5 7 4.700 4 5v13c3-.3 6 0 8 1.500 2-1.500 5-1.800 8-1.500V5c-3-.3-6 0-8 1.500z" />
    <path d="M12 6.500v13" />
  </Icon>
)
export const DownIcon = () => (
  <Icon size={18}>
    <path d="M6 9.500l6 6 6-6" />
  </Icon>
)
export const NextIcon = () => (
  <Icon size={20}>
    <path d="M9.500 6l6 6-6 6" />
  </Icon>
)
export const Logo = () => (
  <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
    <rect x="1" y="1.5" width="30" height="29.5" rx="6" fill="var(--tile-edge)" />
    <rect x="1" y=".5" width="30" height="28" rx="6" fill="var(--tile)" />
    <g strokeLinecap="round">
      <path d="M26.5 4.5 12.2 18.8" stroke="var(--sang-fill)" strokeWidth="2.6" />
      <path d="m8.2 14.2 8.6 8.6" stroke="var(--letter)" strokeWidth="2.4" />
      <path d="M11.2 19.8 7 24" stroke="var(--letter)" strokeWidth="3.4" />
    </g>
  </svg>
)
