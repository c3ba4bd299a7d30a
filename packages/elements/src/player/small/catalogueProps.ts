import { providerName, snippetPath } from '@voice-rankings/contract'
import type { SpokenSnippet, VoiceSample } from '@voice-rankings/contract'
import type { WordTimes } from '../followSound.ts'
import type { SmallPlayerProps } from './SmallPlayerProps.ts'

/** Small player props that describe its sound. */
export type CatalogueProps = Pick<
  SmallPlayerProps,
  'src' | 'title' | 'subtitle' | 'gender' | 'peaks' | 'durationMs' | 'href'
>

/** Catalogue data of a player: its props, and the word times of its sound. */
export interface Found {
  props: CatalogueProps
  marks: WordTimes
}

/** Small player props for a voice's sample. Addresses are paths on the server; `href` is the voice's page. */
export const sampleProps = (voice: VoiceSample, href: string): CatalogueProps => ({
  href,
  src: voice.voice_sample_url ?? undefined,
  title: voice.voice_name,
  subtitle: voice.voice_brief,
  gender: voice.voice_gender,
  peaks: voice.voice_sample_peaks.join(' '),
  durationMs: voice.voice_sample_duration ?? undefined,
})

/** Small player props for a snippet. Addresses are paths on the server. */
export const snippetProps = (snippet: SpokenSnippet): CatalogueProps => ({
  src: snippet.voice_snippet_audio_url,
  title: snippet.voice_name,
  subtitle: providerName(snippet.voice_service),
  gender: snippet.voice_gender,
  peaks: snippet.voice_snippet_peaks.join(' '),
  durationMs: snippet.voice_snippet_duration,
  href: snippetPath(snippet),
})
