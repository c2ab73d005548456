import type { ReactNode } from 'react'

const Icon = ({ children, size = 20 }: { children: ReactNode; size?: number }) => (
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
export const BagIcon = () => (
  <Icon size={22}>
    <path d="M9 4.500h6l-1.500 3.500h-3z" />
    <path d="M10.500 8C7 10 5 13 5 16c0 3 2.500 4.500 7 4.500s7-1.500 7-4.500c0-3-2-6-5.500-8" />
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
export const BackIcon = () => (
  <Icon>
    <path d="M9 7l-5 5 5 5" />
    <path d="M4 12h10a5 5 0 0 1 0 10" transform="translate(0 -3)" />
  </Icon>
)
export const ShuffleIcon = () => (
  <Icon>
    <path d="M4 7h3c4 0 5 10 9 10h4M4 17h3c1.500 0 2.500-1.400 3.400-3M13.600 10c.9-1.600 1.900-3 3.400-3h3" />
    <path d="M18 4.500L20.500 7 18 9.500M18 14.500l2.500 2.500-2.500 2.500" />
  </Icon>
)
export const MenuIcon = () => (
  <Icon>
    <path d="M4.500 7h15M4.500 12h15M4.500 17h15" />
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
