import { createHash } from 'node:crypto'
import type { SaidText } from '../lexicon/applyLexicon.ts'
import { pronunciationKey } from '../lexicon/saidText.ts'

/** Everything that determines the sound of a snippet and who may find it. */
export interface SnippetSettings {
  voice_id: string
  text: string
  languageCode: string
  speed: number
  instructions: string | null
  /**
   * Owner of a private snippet; null for a shared one. Part of the key: otherwise a fast answer would reveal that a
   * text was generated privately.
   */
  privateTo: string | null
  /** The text with the owner's pronunciations. Default: as typed. */
  said?: SaidText
}

/** The text that an engine speaks. */
export const saidTextOf = ({ text, said }: Pick<SnippetSettings, 'text' | 'said'>): string => said?.text ?? text

/** Hash of the settings. */
export function dedupeKey(settings: SnippetSettings): string {
  const { voice_id, text, languageCode, speed, instructions, privateTo, said } = settings
  const pronunciations = said ? pronunciationKey(said) : []
  const keyed = JSON.stringify([voice_id, text, languageCode, speed, instructions, privateTo, ...pronunciations])
  return createHash('sha256').update(keyed).digest('base64url')
}
