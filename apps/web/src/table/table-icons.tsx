import { Icon } from '../components/icons.tsx'

export const EraserIcon = () => (
  <Icon size={40}>
    <path d="M4.500 15.500L13 7l5.500 5.500-6.500 6.500H8z" />
    <path d="M9 11l5.500 5.500M11 19h8.500" />
  </Icon>
)
export const StarIcon = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M12 1l2.700 8.300L23 12l-8.300 2.700L12 23l-2.700-8.300L1 12l8.300-2.700z" />
  </svg>
)
export const PlusIcon = () => (
  <Icon>
    <path d="M12 5v14M5 12h14" />
  </Icon>
)
export const MinusIcon = () => (
  <Icon>
    <path d="M5 12h14" />
  </Icon>
)
export const FitIcon = () => (
  <Icon>
    <path d="M4.500 9V4.500H9M15 4.500h4.500V9M19.500 15v4.500H15M9 19.500H4.500V15" />
  </Icon>
)
export const TakeBackIcon = () => (
  <Icon>
    <path d="M8 5L4 9l4 4" />
    <path d="M4 9h9.500a5.500 5.500 0 0 1 0 11H9" />
  </Icon>
)
export const ListIcon = () => (
  <Icon>
    <path d="M5 6.500h14M5 12h14M5 17.500h9" />
  </Icon>
)
export const EraseIcon = () => (
  <Icon>
    <path d="M9 5.500h10.500v13H9L3.500 12z" />
    <path d="M11.500 9.500l5 5M16.500 9.500l-5 5" />
  </Icon>
)
export const LettersIcon = () => (
  <Icon>
    <path d="M3.500 18L8 6l4.500 12M5 14h6" />
    <path d="M15 18V10.500h3a2 2 0 0 1 0 4h-3M15 14.500h3.500a1.800 1.800 0 0 1 0 3.500H15" />
  </Icon>
)
export const TurnIcon = () => (
  <Icon>
    <path d="M4 7.500h9.500a5 5 0 0 1 5 5V20" />
    <path d="M15.500 17l3 3 3-3" />
  </Icon>
)
export const NextWayIcon = () => (
  <Icon>
    <path d="M8 4.500v15M4.500 8L8 4.500 11.500 8M16 19.500v-15M12.500 16l3.500 3.500 3.500-3.500" />
  </Icon>
)
