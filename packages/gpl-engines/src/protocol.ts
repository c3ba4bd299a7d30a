/** Parameters of an eSpeak NG voice. */
interface EspeakVoice {
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
  /** Parameters of a variant of its own, in place of `variant`, `pitch` and `range`. */
  design?: EspeakDesign
}

/** Parameters of a variant of eSpeak NG that is made of numbers. */
export interface EspeakDesign {
  /** Median pitch, in Hz. */
  pitchHz: number
  /** Width of the pitch range, in semitones. */
  rangeSemitones: number
  /** Length of the throat in percent of the usual one: a longer throat lowers all formants. */
  size: number
  /** Shift of the first and of the second formant, in percent. */
  firstFormant: number
  secondFormant: number
  /** Breath noise in percent; 100 is a whisper. */
  breath: number
  /** Creak, 0…7: attenuation of every other period. eSpeak's own is 2. */
  roughness: number
  /** Random fluctuation of the pitch; eSpeak's own is 2. */
  flutter: number
}

/** Parameters of a Gnuspeech voice: a built-in voice with changes to its vocal tract. */
export interface GnuspeechVoice {
  base: 'male' | 'female' | 'large_child' | 'small_child' | 'baby'
  /** Factor of the normal speed; default 1. */
  tempo?: number
  /** Length of the vocal tract in cm; default: that of the base voice. */
  tractLengthCm?: number
  /** Pitch in semitones relative to middle C; default: that of the base voice. */
  pitchSemitones?: number
  /** Breath noise in percent; default: that of the base voice. */
  breathiness?: number
}

/** A part of a text that is spoken by its phonemes. Places are in UTF-16 units; the end is exclusive. */
export interface PhonemeSpan {
  start: number
  end: number
  /** International Phonetic Alphabet. */
  ipa: string
}

/** A job sent by the parent process, which is answered with one `EngineReply`, in order. */
export type EngineRequest = {
  text: string
  /** Maximum duration of the audio, in seconds; longer texts are refused. */
  maxSeconds: number
} & (
  | { engine: 'espeak'; voice: EspeakVoice; phonemes?: readonly PhonemeSpan[] }
  | { engine: 'gnuspeech'; voice: GnuspeechVoice }
)

/** Time of a phone. */
export interface PhoneTime {
  /** Symbol of the International Phonetic Alphabet, with its stress mark. */
  ipa: string
  /** From the start of the audio, in ms. */
  startMs: number
  endMs: number
}

/** Time of a word. */
export interface WordTime {
  /** Start in the request's text, in UTF-16 units. */
  offset: number
  /** From the start of the audio, in ms. */
  startMs: number
  endMs: number
  /** Phones of the word in order, eSpeak only. */
  phones?: PhoneTime[]
}

/** Result of a job. `words` are eSpeak's words; Gnuspeech returns one entry per line of the text. */
interface Utterance {
  /** Mono, 16 bit. */
  samples: Int16Array
  sampleRate: number
  words: WordTime[]
}

/** Reply to a request. After `broken` the process should be replaced. */
export type EngineReply =
  | { ok: true; result: Utterance }
  | { ok: false; reason: 'unspeakable' | 'too_long' | 'unknown_voice' }
  | { ok: false; reason: 'broken'; message: string }
