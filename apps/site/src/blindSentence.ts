import { BLIND_USES } from '@voice-rankings/contract'
import type { BlindUse } from '@voice-rankings/contract'
import type { Calls } from '@voice-rankings/sdk'

/** Use of the sentences in the address of a page; undefined without one. */
export const blindUseIn = (search: URLSearchParams): BlindUse | undefined =>
  BLIND_USES.find((use) => use === search.get('use'))

interface Options {
  languageCode: string
  /** Default: narration. */
  blindUse: BlindUse | undefined
  signal: AbortSignal
}

/** Sentence of the first pair of a blind test, which its page is sent with; undefined without one, as for an own sentence. */
export async function blindSentence(
  client: Calls<'blind.sentence'>,
  { languageCode, blindUse, signal }: Options,
): Promise<string | undefined> {
  if (blindUse === 'own') return undefined
  const query = { language_code: languageCode, blind_use: blindUse }
  // Without it the test says its sentence as soon as the pair has loaded.
  const found = await client.blind.sentence(query, { signal }).catch(() => null)
  return found?.pair_text ?? undefined
}
