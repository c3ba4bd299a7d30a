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

/** What the fragment of a comparison says. */
export interface CompareFragment {
  /** Text of the comparison; null for none. */
  text: string | null
  /** True if the comparison generates the text when it opens. */
  speaksAtOnce: boolean
}

/**
 * Reads the fragment of the address of a comparison.
 *
 * @example
 * const { text, speaksAtOnce } = readCompareFragment(location.hash)
 */
export function readCompareFragment(fragment: string): CompareFragment {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  return { text: params.get('text'), speaksAtOnce: params.has('speak') }
}
