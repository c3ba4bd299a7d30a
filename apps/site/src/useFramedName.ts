import type { Voice } from '@voice-rankings/contract'
import { useMatches } from 'react-router'

/** Voice name of a framed page; undefined for other pages. */
export function useFramedName(): string | undefined {
  const data = useMatches().at(-1)?.loaderData as { voice?: Pick<Voice, 'voice_name'> } | undefined
  return data?.voice?.voice_name
}
