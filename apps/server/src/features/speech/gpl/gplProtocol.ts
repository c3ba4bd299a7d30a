/** How the GPL process is told to make an eSpeak voice; its own documentation has the units. */
export interface EspeakParameters {
  language: string
  variant?: string
  pitch?: number
  range?: number
  rate?: number
}

/** How the GPL process is told to make a Gnuspeech voice. */
export interface GnuspeechParameters {
  base: 'male' | 'female' | 'large_child' | 'small_child' | 'baby'
  tempo?: number
  tractLengthCm?: number
  pitchSemitones?: number
  breathiness?: number
}

/**
 * One job for the GPL process. Gnuspeech speaks each line of the text as one utterance and tells when that is heard. Both
 * sides declare these messages for themselves: the server and the process share no code, only this form.
 */
export type GplRequest = { text: string; maxSeconds: number } & (
  | { engine: 'espeak'; voice: EspeakParameters }
  | { engine: 'gnuspeech'; voice: GnuspeechParameters }
)

/** When the stretch of the text that begins at `offset` (UTF-16 units) is heard, in ms. */
export interface GplWordTime {
  offset: number
  startMs: number
  endMs: number
}

/** What the GPL process answers, inside a `WorkerReply`. */
export interface GplUtterance {
  samples: Int16Array
  sampleRate: number
  words: GplWordTime[]
}
