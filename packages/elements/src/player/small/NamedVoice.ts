/** What a player says of the voice it plays, as in its attributes. */
export interface NamedVoice {
  voicePath?: string | null
  snippetId?: string | null
}
