import { snippetKey } from '@voice-rankings/contract'
import type { Snippet, SnippetVariant, SpeechResponse, SpokenSnippet } from '@voice-rankings/contract'
import { marksFixture } from './marksFixture.ts'
import { melodyFixture, peaksFixture } from './peaksFixture.ts'
import { voiceListingFixture } from './voiceFixture.ts'

const TEXT = 'The north wind and the sun were arguing which of them was stronger.'
const DURATION_MS = 3900

/** A text spoken by one voice. */
export function snippetVariantFixture(overrides: Partial<SnippetVariant> = {}): SnippetVariant {
  const { voice_name, voice_service, voice_service_alias, voice_gender, voice_speaker_id } = voiceListingFixture()
  return {
    voice_name,
    voice_service,
    voice_service_alias,
    voice_gender,
    voice_speaker_id,
    voice_snippet_id: 'q7c1v9',
    voice_snippet_timestamps: marksFixture(TEXT, DURATION_MS),
    voice_snippet_duration: DURATION_MS,
    ...overrides,
  }
}

/** A text spoken by one voice. */
export function snippetFixture(overrides: Partial<Snippet> = {}): Snippet {
  const variants = overrides.voice_variants ?? [snippetVariantFixture()]
  return {
    voice_snippet_id: 'q7c1v9',
    voice_snippet_text: TEXT,
    voice_variants: variants,
    variant_count: variants.length,
    voice_gender: 'female',
    ...overrides,
  }
}

/** A snippet with everything a player needs. */
export function spokenSnippetFixture(overrides: Partial<SpokenSnippet> = {}): SpokenSnippet {
  const id = overrides.voice_snippet_id ?? 'q7c1v9'
  return {
    ...snippetVariantFixture({ voice_snippet_id: id }),
    voice_id: 'flite-slt--standard',
    voice_snippet_text: TEXT,
    voice_snippet_audio_url: `/${snippetKey(id)}`,
    voice_snippet_peaks: peaksFixture(),
    voice_snippet_melody: melodyFixture(),
    timing_source: 'native',
    ...overrides,
  }
}

/** Response to a speech request for `text`, by default at four words a second. */
export function speechResponseFixture(text = TEXT, overrides: Partial<SpeechResponse> = {}): SpeechResponse {
  const id = overrides.voice_snippet_id ?? 'q7c1v9'
  const duration = text.split(/\s+/).length * 250
  return {
    title: text.slice(0, 60),
    speechMarks: marksFixture(text, duration),
    audio: null,
    is_duplicate: false,
    voice_snippet_id: id,
    voice_snippet_audio_url: `/${snippetKey(id)}`,
    voice_snippet_duration: duration,
    voice_snippet_peaks: peaksFixture(),
    voice_snippet_melody: melodyFixture(),
    timing_source: 'native',
    ...overrides,
  }
}
