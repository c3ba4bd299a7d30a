import { DEFAULT_VOICE_SPEED } from '@voice-rankings/contract'
import type { Call } from '../../kernel/api/handlers.ts'
import type { SnippetRow } from '../../kernel/database/schema.ts'
import type { KnownIdentity } from '../../kernel/identity/identity.ts'
import type { Payer } from '../credits/createCharge.ts'
import type { Hold } from '../credits/createHold.ts'
import { dedupeKey, type SnippetSettings } from '../snippets/dedupeKey.ts'
import { addOwner } from '../snippets/snippetStore.ts'
import { agreedLanguage } from '../snippets/speakableRequest.ts'
import { requireVoice } from '../voices/requireVoice.ts'
import type { BlindServices } from './blindServices.ts'

/** Owner of the speech of the sentences that everybody gets; it stays. */
const EVERYBODY = 'blind'

/** Owner of the speech of somebody's own sentence: not the person, whose list of snippets would name the voices. */
export const blindOwner = (key: string): string => `${EVERYBODY} ${key}`

/** A text that a voice says in a pair. */
interface Line {
  readonly voiceId: string
  readonly text: string
  readonly language: string
  /** The caller, if the text is their own; null for a sentence that everybody gets. */
  readonly author: KnownIdentity | null
}

/** Nobody pays for the sentences that everybody gets: there are few of them, and each is spoken once. */
const NOBODY: Payer = { kind: 'anonymous', key: EVERYBODY }
const NO_HOLD: Hold = { take: () => Promise.resolve(async () => {}), allowances: () => Promise.resolve([]) }

/** Speaks a text for a pair, or returns its snippet. `hold`: limit of visitors for their own texts. */
export async function speakSide(
  { database, speakOnce }: Pick<BlindServices, 'database' | 'speakOnce'>,
  hold: Hold | null,
  { voiceId, text, language, author }: Line,
  { client, signal }: Pick<Call, 'client' | 'signal'>,
): Promise<SnippetRow> {
  const voice = await requireVoice(database, voiceId)
  const payer = author ?? NOBODY
  const key = author ? blindOwner(author.key) : EVERYBODY
  const admission = speakOnce.enter({ voiceId, text, speed: DEFAULT_VOICE_SPEED, asker: payer, client })
  try {
    const { result } = await admission.speak({
      voice,
      settings: settingsOf(
        voiceId,
        text,
        agreedLanguage({ text, voice_id: voiceId, languageCode: language }, voice),
        key,
      ),
      shared: false,
      storedHere: true,
      claim: (queries, id) => addOwner(queries, id, { key, shared: false }),
      payer,
      hold: (author && hold) ?? NO_HOLD,
      client,
      signal,
    })
    return result.row
  } finally {
    admission.leave()
  }
}

function settingsOf(voice_id: string, text: string, languageCode: string, privateTo: string): SnippetSettings {
  return { voice_id, text, languageCode, speed: DEFAULT_VOICE_SPEED, instructions: null, privateTo }
}

/** Key of a sentence that everybody gets, by which its speech is found. */
export function sentenceKey(voiceId: string, text: string, codes: readonly string[], language: string): string {
  const spoken = codes.find((code) => [code.toLowerCase(), code.toLowerCase().split('-', 1)[0]].includes(language))
  return dedupeKey(settingsOf(voiceId, text, spoken ?? codes[0] ?? 'en', EVERYBODY))
}
