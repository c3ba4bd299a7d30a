import type { SpeechMark, SpokenSnippet, Voice } from '@voice-rankings/contract'
import { snippetPath, textLimit, voicePath } from '@voice-rankings/contract'
import type { MediaElementSource, TrackInfo } from '@voice-rankings/playback'
import type { SnippetFailed, SnippetHeld } from '@voice-rankings/sdk/audio'

/** Input of a player: a voice or the host's own sound, and its text. */
export interface PlayerInput {
  voice?: Voice | null
  /** The host's own sound, in place of the voice's sample. */
  ownSound?: Spoken | null
  /** Info shown by other players of the page. */
  info?: TrackInfo
  /** Snippet of this voice, for example from `?snippet=` of the address. */
  snippet?: SpokenSnippet | null
  /** Initial text in place of the voice's sample text. */
  sampleText?: string | null
  /** Earlier draft of the visitor. */
  draft?: string | null
  /** Text for a new snippet: it is filled in and generated after a second. */
  newText?: string | null
  /** Account level of the visitor; above 0 the text limit is higher. */
  accountLevel?: number | null
}

/** Playable text, with its audio and drawing data. */
export interface Spoken {
  readonly text: string
  /** Audio field of the API (an address or base64 text), or the host's own source, unchanged. */
  readonly audio: string | { readonly url: string } | MediaElementSource
  readonly marks: readonly SpeechMark[]
  readonly peaks: readonly number[]
  /** Milliseconds; null until known. */
  readonly durationMs: number | null
  /** Page of a snippet. */
  readonly href?: string
}

/** Status of the generation of a snippet. */
export type Generation =
  /** `isHoldOver` after a rate limit has ended. */
  | { readonly status: 'idle'; readonly isHoldOver?: true }
  | { readonly status: 'generating' }
  | SnippetHeld
  /** The omitted `error` is for the log. */
  | Omit<SnippetFailed, 'error'>
  | { readonly status: 'ready'; readonly snippet: SpokenSnippet }

export interface PlayerState {
  /** Null for the host's own sound, which cannot be generated anew. */
  readonly voice: Voice | null
  readonly info: TrackInfo | undefined
  readonly accountLevel: number
  readonly text: string
  /** Sample of the voice or the host's sound; null if the voice has no sample. */
  readonly sample: Spoken | null
  /** Snippet that was generated last or came with the address. */
  readonly snippet: Spoken | null
  readonly generation: Generation
  /** True if the text came as `newText` and is unchanged. */
  readonly isNewText: boolean
}

/** Initial state for an input. */
export function initialState(input: PlayerInput): PlayerState {
  const { voice = null, ownSound, info, snippet = null, sampleText, draft, newText } = input
  const sample = ownSound ?? (voice && spokenSample(voice))
  const ownText = sample?.text ?? voice?.voice_sample_text ?? ''
  return {
    voice,
    info,
    accountLevel: input.accountLevel ?? 0,
    text: newText ?? draft ?? snippet?.voice_snippet_text ?? sampleText ?? ownText,
    sample,
    snippet: snippet && spokenSnippet(snippet),
    generation: snippet ? { status: 'ready', snippet } : { status: 'idle' },
    isNewText: Boolean(newText),
  }
}

function spokenSample(voice: Voice): Spoken | null {
  if (voice.voice_sample_url === null) return null
  return {
    text: voice.voice_sample_text,
    audio: voice.voice_sample_url,
    marks: voice.voice_sample_word_times,
    peaks: voice.voice_sample_peaks,
    durationMs: voice.voice_sample_duration,
  }
}

export function spokenSnippet(snippet: SpokenSnippet): Spoken {
  return {
    text: snippet.voice_snippet_text,
    audio: snippet.voice_snippet_audio_url,
    marks: snippet.voice_snippet_timestamps,
    peaks: snippet.voice_snippet_peaks,
    durationMs: snippet.voice_snippet_duration,
    href: snippetPath(snippet),
  }
}

/** Playable sound of the current text; null if the text was edited. */
export function spokenNow({ text, snippet, sample }: PlayerState): Spoken | null {
  return [snippet, sample].find((spoken) => spoken?.text.trim() === text.trim()) ?? null
}

/** Sound on the stage: that of the current text, or the last one while the text is edited. */
export function spokenOnStage(state: PlayerState): Spoken | null {
  return spokenNow(state) ?? state.snippet ?? state.sample
}

/** Page about a sound: the host's own, or that of the voice with its snippet. */
export function pageOf({ voice, info }: PlayerState, spoken: Spoken | null): string | undefined {
  return info?.href ?? spoken?.href ?? (voice ? voicePath(voice) : undefined)
}

/** Number of characters above the limit; 0 within it. */
export function excess({ text, accountLevel }: PlayerState): number {
  return Math.max(0, text.length - textLimit(accountLevel))
}

/** True if the current text can be generated: not blank, not too long, nothing pending, and not playable already. */
export function canGenerate(state: PlayerState): boolean {
  const isBlank = state.text.trim() === ''
  return (
    state.voice !== null &&
    !isBlank &&
    excess(state) === 0 &&
    state.generation.status !== 'generating' &&
    spokenNow(state) === null
  )
}
