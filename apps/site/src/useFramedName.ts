import type { Voice } from '@voice-rankings/contract'
import { useMatches } from 'react-router'

/** The name of the voice that a page for frames is of; undefined when there is none. */
export function useFramedName(): string | undefined {
  const data = useMatches().at(-1)?.loaderData as { voice?: Pick<Voice, 'voice_name'> } | undefined
  return data?.voice?.voice_name
}
