import { createHash } from 'node:crypto'

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
}

/** Hash of the settings. */
export function dedupeKey({ voice_id, text, languageCode, speed, instructions, privateTo }: SnippetSettings): string {
  const settings = JSON.stringify([voice_id, text, languageCode, speed, instructions, privateTo])
  return createHash('sha256').update(settings).digest('base64url')
}
