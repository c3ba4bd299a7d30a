/** How eSpeak NG makes one voice. */
export interface EspeakVoice {
  /** Identifier of an eSpeak language, such as `de` or `en-us`. */
  language: string
  /** Name of an eSpeak variant, such as `f2` or `Annie`; default: the language's own voice. */
  variant?: string
  /** Base pitch, 0…99; default 50. */
  pitch?: number
  /** Pitch range, 0…99; default 50. */
  range?: number
  /** Words per minute, 80…450; default 175. */
  rate?: number
}

/** How Gnuspeech makes one voice: a built-in one, with some measures of its throat changed. */
export interface GnuspeechVoice {
  base: 'male' | 'female' | 'large_child' | 'small_child' | 'baby'
  /** Factor of the normal speed; default 1. */
  tempo?: number
  /** Length of the vocal tract in cm; default: that of the base voice. */
  tractLengthCm?: number
  /** Pitch of the voice in semitones against middle C; default: that of the base voice. */
  pitchSemitones?: number
  /** Breath noise in percent; default: that of the base voice. */
  breathiness?: number
}

/** One job, as the parent process sends it. The process answers each with one `EngineReply`, in order. */
export type EngineRequest = {
  text: string
  /** A text that would last longer is refused, in seconds. */
  maxSeconds: number
} & ({ engine: 'espeak'; voice: EspeakVoice } | { engine: 'gnuspeech'; voice: GnuspeechVoice })

/** When a stretch of the text is heard. */
export interface WordTime {
  /** Where it begins in the request's text, in UTF-16 units. */
  offset: number
  /** From the start of the audio, in ms. */
  startMs: number
  endMs: number
}

/** What was made of a job. `words` are eSpeak's words; Gnuspeech, which tells no words, gives one for each line of the text. */
interface Utterance {
  /** Mono, 16 bit. */
  samples: Int16Array
  sampleRate: number
  words: WordTime[]
}

/** The answer to one request. After `broken` the process should be replaced. */
export type EngineReply =
  | { ok: true; result: Utterance }
  | { ok: false; reason: 'unspeakable' | 'too_long' | 'unknown_voice' }
  | { ok: false; reason: 'broken'; message: string }
