import type { BlindUse } from '@voice-rankings/contract'
import type { Calls } from '@voice-rankings/sdk'

interface Options {
  languageCode: string
  /** Default: narration. */
  blindUse?: BlindUse | null | undefined
  signal: AbortSignal
}

/** Sentence of the first pair of a blind test, which its page is sent with; undefined without one, as for an own sentence. */
export async function blindSentence(
  client: Calls<'blind.sentence'>,
  { languageCode, blindUse, signal }: Options,
): Promise<string | undefined> {
  if (blindUse === 'own') return undefined
  const query = { language_code: languageCode, blind_use: blindUse ?? undefined }
  // Without it the test says its sentence as soon as the pair has loaded.
  const found = await client.blind.sentence(query, { signal }).catch(() => null)
  return found?.pair_text ?? undefined
}
