import type { ReactNode } from 'react'
import { Icon as Drawn } from '../components/icons.tsx'

const Icon = ({ children, size = 22 }: { readonly children: ReactNode; readonly size?: number }) => (
  <Drawn size={size}>{children}</Drawn>
)

export const FirstIcon = () => (
  <Icon>
    <path d="M17 5.5 10.500 12l6.500 6.500M7 5.500v13" />
  </Icon>
)
export const PreviousIcon = () => (
  <Icon>
    <path d="M14.500 5.500 8 12l6.500 6.500" />
  </Icon>
)
export const PlayIcon = () => (
  <Icon>
    <path d="m8 5.500 10 6.500-10 6.500z" fill="currentColor" />
  </Icon>
)
export const PauseIcon = () => (
  <Icon>
    <path d="M8 6v12M16 6v12" strokeWidth="3" />
  </Icon>
)
export const NextIcon = () => (
  <Icon>
    <path d="M9.500 5.500 16 12l-6.500 6.500" />
  </Icon>
)
export const LastIcon = () => (
  <Icon>
    <path d="m7 5.500 6.500 6.500L7 18.500M17 5.500v13" />
  </Icon>
)
export const ShareIcon = () => (
  <Icon size={19}>
    <path d="M12 15V4.500M8.500 7.500 12 4l3.500 3.500M5.500 12v7h13v-7" />
  </Icon>
)
