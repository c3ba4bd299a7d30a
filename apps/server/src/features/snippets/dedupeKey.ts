import { createHash } from 'node:crypto'

/** All that decides how a snippet sounds, and who may find it. */
export interface SnippetSettings {
  voice_id: string
  text: string
  languageCode: string
  speed: number
  instructions: string | null
  /**
   * Whose it is when it is not shared, null when it is. Kept apart: otherwise a text could be asked for to learn whether
   * somebody had spoken it in private.
   */
  privateTo: string | null
}

/** The same for the same settings, and different for any other. */
export function dedupeKey({ voice_id, text, languageCode, speed, instructions, privateTo }: SnippetSettings): string {
  const settings = JSON.stringify([voice_id, text, languageCode, speed, instructions, privateTo])
  return createHash('sha256').update(settings).digest('base64url')
}
