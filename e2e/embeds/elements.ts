import { voicePath } from '@voice-rankings/contract'
import type { VoiceListing } from '@voice-rankings/contract'

/** HTML of each voice element, by tag. */
export function elementsOf(voice: VoiceListing): Readonly<Record<keyof typeof INSIDE, string>> {
  const names = `voice-path="${voicePath(voice)}" voice-id="${voice.voice_id}"`
  const tags = Object.keys(INSIDE) as (keyof typeof INSIDE)[]
  return Object.fromEntries(tags.map((tag) => [tag, `<${tag} ${names}></${tag}>`])) as never
}

/** Selector inside each element that matches once it is ready. */
export const INSIDE = {
  'voice-player': '[part=play-button]:enabled',
  'voice-overview': '[part~=voice-overview][data-status=ready]',
  'similar-voices': '[part~=similar][data-status=ready]',
  'analysis-panel': '[part~=analysis]',
  'voice-search': '[role=combobox]',
}
