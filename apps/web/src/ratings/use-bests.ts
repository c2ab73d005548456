import type { PersonalBest } from '@estocade/protocol'
import { profile } from '../online/api.ts'
import { useMe } from '../online/me.ts'
import { useAsk } from '../online/use-ask.ts'
import { bestsHere, ranked } from '../session/personal-bests.ts'

/** The bests of this device and of the account; without an answer of the server, those of the device. */
export function useBests(): readonly PersonalBest[] | undefined {
  const who = useMe()
  const [asked] = useAsk(who.type, async () => (who.type === 'known' ? (await profile(who.me.id)).bests : []))
  if (who.type === 'unknown' || asked.type === 'asking') return undefined
  return ranked([...bestsHere(), ...(asked.type === 'there' ? asked.value : [])])
}
