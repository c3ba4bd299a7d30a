/** Attributes by which a player names its voice. */
export interface NamedVoice {
  voicePath?: string | null
  snippetId?: string | null
}
