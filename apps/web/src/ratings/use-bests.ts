import type { PersonalBest } from '@estocade/protocol'
import { profile } from '../online/api.ts'
import { useMe } from '../online/me.ts'
import { useAsk } from '../online/use-ask.ts'
import { bestsHere, ranked } from '../session/personal-bests.ts'

/** Those of this device and of the account, once the server was asked; without it those of the device. */
export function useBests(): readonly PersonalBest[] | undefined {
  const who = useMe()
  const [asked] = useAsk(who.type, async () => (who.type === 'known' ? (await profile(who.me.id)).bests : []))
  if (who.type === 'unknown' || asked.type === 'asking') return undefined
  return ranked([...bestsHere(), ...(asked.type === 'there' ? asked.value : [])])
}
