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

export const BagIcon = () => (
  <Icon size={22}>
    <path d="M9 4.500h6l-1.500 3.500h-3z" />
    <path d="M10.500 8C7 10 5 13 5 16c0 3 2.500 4.500 7 4.500s7-1.500 7-4.500c0-3-2-6-5.500-8" />
  </Icon>
)

export const ShuffleIcon = () => (
  <Icon>
    <path d="M4 7h3c4 0 5 10 9 10h4M4 17h3c1.500 0 2.500-1.400 3.400-3M13.600 10c.9-1.600 1.900-3 3.400-3h3" />
    <path d="M18 4.500L20.500 7 18 9.500M18 14.500l2.500 2.500-2.500 2.500" />
  </Icon>
)

export const SortIcon = () => (
  <Icon>
    <path d="M6 5v14M3.500 16.500L6 19l2.500-2.500" />
    <path d="M12 7h3M12 12h5.500M12 17h8" />
  </Icon>
)

export const BulbIcon = () => (
  <Icon>
    <path d="M9.500 16.500c0-2-3-3.200-3-6.800a5.500 5.500 0 0 1 11 0c0 3.600-3 4.800-3 6.800z" />
    <path d="M10 20h4" />
  </Icon>
)

export const FlagIcon = () => (
  <Icon>
    <path d="M6 20.500V4.500M6 5.500c4-2.500 7 2 12 0v8c-5 2-8-2.500-12 0" />
  </Icon>
)

export const UndoIcon = () => (
  <Icon>
    <path d="M8.500 5L4 9.500 8.500 14" />
    <path d="M4.500 9.500h9a5.500 5.500 0 0 1 0 11H10" />
  </Icon>
)

export const KeysIcon = () => (
  <Icon>
    <rect x="3.500" y="6.500" width="17" height="11" rx="2" />
    <path d="M7 10.200h.01M10.300 10.200h.01M13.700 10.200h.01M17 10.200h.01M8.500 14h7" />
  </Icon>
)

export const PanelIcon = () => (
  <Icon>
    <path d="M4 5.500h16v13H4zM14.500 5.500v13" />
    <path d="M17 9h.5M17 12h.5" />
  </Icon>
)

export const PauseIcon = () => (
  <Icon>
    <path d="M8.500 5.500v13M15.500 5.500v13" />
  </Icon>
)
