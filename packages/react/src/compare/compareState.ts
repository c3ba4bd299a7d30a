import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import { textLimit } from '@voice-rankings/contract'
import type { Generation } from '../player/index.ts'
import type { Reading } from './samePlace.ts'

/** Maximum number of compared voices. */
export const COMPARED_LIMIT = 4

/** Voice of the comparison and its load state. */
export type ComparedVoice =
  | { readonly status: 'loading' | 'missing' | 'failed' }
  | { readonly status: 'ready'; readonly voice: Voice }

export interface Compared {
  readonly id: string
  readonly found: ComparedVoice
  /** Status of generating the text in this voice. */
  readonly generation: Generation
  /** Snippets of this voice by text, so that returning to a text needs no request. */
  readonly said: ReadonlyMap<string, SpokenSnippet>
}

/** Blind mode. `letters` orders the voices; a choice reveals them. */
export interface Blind {
  readonly letters: readonly string[]
  /** Chosen voice; null for none. */
  readonly choice: string | null
}

export interface CompareState {
  /** Null until the first voice has loaded, whose sample text is the default. */
  readonly text: string | null
  readonly compared: readonly Compared[]
  readonly accountLevel: number
  /** Voice that plays or played last; null before. */
  readonly current: string | null
  /** Null while names are shown. */
  readonly blind: Blind | null
}

/** One voice's reading of the current text, with its audio. */
export interface Take extends Reading {
  /** Audio field of the API. */
  readonly audio: string
  readonly peaks: readonly number[]
  readonly melody: readonly number[]
}

/** Reading of the text by a voice, from its sample or a snippet; null if there is none. */
export function takeOf({ found, said }: Compared, text: string | null): Take | null {
  if (found.status !== 'ready' || text === null) return null
  const { voice } = found
  const snippet = said.get(text.trim())
  if (snippet) {
    return {
      audio: snippet.voice_snippet_audio_url,
      marks: snippet.voice_snippet_timestamps,
      peaks: snippet.voice_snippet_peaks,
      melody: snippet.voice_snippet_melody,
      durationMs: snippet.voice_snippet_duration,
    }
  }
  if (voice.voice_sample_url === null || voice.voice_sample_text.trim() !== text.trim()) return null
  return {
    audio: voice.voice_sample_url,
    marks: voice.voice_sample_word_times,
    peaks: voice.voice_sample_peaks,
    melody: voice.voice_sample_melody,
    durationMs: voice.voice_sample_duration ?? 0,
  }
}

/** Voices that could generate the text and have not yet. */
export function waiting({ compared, text }: CompareState): readonly Compared[] {
  return compared.filter(
    (one) => one.found.status === 'ready' && one.generation.status !== 'generating' && takeOf(one, text) === null,
  )
}

/** Number of characters beyond the limit. */
export function excessOf({ text, accountLevel }: CompareState): number {
  return Math.max(0, (text ?? '').length - textLimit(accountLevel))
}

/** True if the text can be generated in the remaining voices. */
export function canGenerateAll(state: CompareState): boolean {
  return (state.text ?? '').trim() !== '' && excessOf(state) === 0 && waiting(state).length > 0
}

/** True while names are hidden. */
export function isHidden({ blind }: CompareState): boolean {
  return blind !== null && blind.choice === null
}

/** Voices in display order: as added, or shuffled in blind mode. */
export function shownOrder({ compared, blind }: CompareState): readonly Compared[] {
  if (!blind) return compared
  return blind.letters.flatMap((id) => compared.find((one) => one.id === id) ?? [])
}
