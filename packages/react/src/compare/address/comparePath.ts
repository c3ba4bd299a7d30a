import type { VoiceListing } from '@voice-rankings/contract'
import { voicePath } from '@voice-rankings/contract'

type ComparedVoice = Pick<VoiceListing, 'voice_id' | 'voice_service' | 'voice_gender' | 'voice_speaker_id'>

/**
 * Address of a comparison: below the page of the first voice, with the other voices in the query and the text in the
 * fragment, which browsers do not send to servers. With `speaks`, the page generates the text when it opens.
 *
 * @example
 * <a href={comparePath(voice, voices)}>Compare</a>
 */
export function comparePath(
  first: ComparedVoice,
  others: readonly Pick<ComparedVoice, 'voice_id'>[] = [],
  text = '',
  { speaks = false }: { speaks?: boolean } = {},
) {
  const query = new URLSearchParams()
  if (others.length > 0) query.set('with', others.map(({ voice_id }) => voice_id).join(','))
  const search = query.toString()
  return `${voicePath(first)}/compare${search === '' ? '' : `?${search}`}${compareFragment(text, speaks)}`
}

/** Fragment with the text of a comparison; empty for no text. */
export function compareFragment(text: string, speaks = false): string {
  return text === '' ? '' : `#${new URLSearchParams({ text, ...(speaks && { speak: '' }) })}`
}

/**
 * Text in the fragment of an address; null for none.
 *
 * @example
 * const text = compareTextOf(location.hash)
 */
export function compareTextOf(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('text')
}

/**
 * True if a comparison generates its text when it opens.
 *
 * @example
 * const speaksAtOnce = compareSpeaks(location.hash)
 */
export function compareSpeaks(fragment: string): boolean {
  return new URLSearchParams(fragment.replace(/^#/, '')).has('speak')
}
