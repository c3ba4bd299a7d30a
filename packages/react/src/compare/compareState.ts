import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import { textLimit } from '@voice-rankings/contract'
import type { Generation } from '../player/index.ts'
import type { Reading } from './samePlace.ts'

/** How many voices stand beside each other at most. */
export const COMPARED_LIMIT = 4

/** A voice of the comparison: asked for, here, or not to be found. */
export type ComparedVoice =
  | { readonly status: 'loading' | 'missing' | 'failed' }
  | { readonly status: 'ready'; readonly voice: Voice }

export interface Compared {
  readonly id: string
  readonly found: ComparedVoice
  /** Where the generation of the text in this voice stands. */
  readonly generation: Generation
  /** What this voice has said here, by text: going back to a text costs nothing. */
  readonly said: ReadonlyMap<string, SpokenSnippet>
}

/** Listening without names. `letters` gives each voice its place; a choice reveals them. */
export interface Blind {
  readonly letters: readonly string[]
  /** The voice that was chosen; null while none is. */
  readonly choice: string | null
}

export interface CompareState {
  /** Null until the first voice is there, whose sample text it is then. */
  readonly text: string | null
  readonly compared: readonly Compared[]
  readonly accountLevel: number
  /** The voice that is heard or was heard last; null before. */
  readonly current: string | null
  /** Null while names are shown from the start. */
  readonly blind: Blind | null
}

/** One voice's reading of the text as it stands, with all that is needed to hear it. */
export interface Take extends Reading {
  /** An audio field of the API. */
  readonly audio: string
  readonly peaks: readonly number[]
}

/** What a voice has to be heard of the text: its sample, or what it has said here; null when neither is this text. */
export function takeOf({ found, said }: Compared, text: string | null): Take | null {
  if (found.status !== 'ready' || text === null) return null
  const { voice } = found
  const snippet = said.get(text.trim())
  if (snippet) {
    return {
      audio: snippet.voice_snippet_audio_url,
      marks: snippet.voice_snippet_timestamps,
      peaks: snippet.voice_snippet_peaks,
      durationMs: snippet.voice_snippet_duration,
    }
  }
  if (voice.voice_sample_url === null || voice.voice_sample_text.trim() !== text.trim()) return null
  return {
    audio: voice.voice_sample_url,
    marks: voice.voice_sample_word_times,
    peaks: voice.voice_sample_peaks,
    durationMs: voice.voice_sample_duration ?? 0,
  }
}

/** Voices that have not said the text yet and could. */
export function waiting({ compared, text }: CompareState): readonly Compared[] {
  return compared.filter(
    (one) => one.found.status === 'ready' && one.generation.status !== 'generating' && takeOf(one, text) === null,
  )
}

/** How many characters the text has too many. */
export function excessOf({ text, accountLevel }: CompareState): number {
  return Math.max(0, (text ?? '').length - textLimit(accountLevel))
}

/** Whether the text may be generated in the voices that have not said it. */
export function canGenerateAll(state: CompareState): boolean {
  return (state.text ?? '').trim() !== '' && excessOf(state) === 0 && waiting(state).length > 0
}

/** Whether names are hidden now. */
export function isHidden({ blind }: CompareState): boolean {
  return blind !== null && blind.choice === null
}

/** The voices in the order they are shown: as they were added, or mixed while they are compared blind. */
export function shownOrder({ compared, blind }: CompareState): readonly Compared[] {
  if (!blind) return compared
  return blind.letters.flatMap((id) => compared.find((one) => one.id === id) ?? [])
}
