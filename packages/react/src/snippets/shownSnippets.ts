import type { Snippet, SnippetVariant } from '@voice-rankings/contract'
import type { SnippetsState } from './snippetsStore.ts'

/** Voice whose snippets are shown; the two parts form the voice's id. */
export type SnippetVoice = Pick<SnippetVariant, 'voice_service' | 'voice_speaker_id'>

/** Displayed state. `results` means search results, `empty` that there are no snippets at all. */
export type ShownSnippets =
  | { readonly status: 'loading' }
  | { readonly status: 'list' | 'results'; readonly snippets: readonly Snippet[] }
  | { readonly status: 'empty' | 'notFound' | 'failed' }

/** Displayed state: the search results during a search, otherwise the list. */
export function shownSnippets({ list, search }: Pick<SnippetsState, 'list' | 'search'>, voice?: SnippetVoice) {
  return search.status === 'idle' ? shownList(list, voice) : shownSearch(list, search, voice)
}

function shownList(list: SnippetsState['list'], voice?: SnippetVoice): ShownSnippets {
  if (list.status !== 'ready') return { status: list.status }
  const snippets = snippetsOf(list.snippets, voice)
  return snippets.length > 0 ? { status: 'list', snippets } : { status: 'empty' }
}

function shownSearch(
  list: SnippetsState['list'],
  search: Exclude<SnippetsState['search'], { status: 'idle' }>,
  voice?: SnippetVoice,
): ShownSnippets {
  if (search.status === 'failed') return { status: 'failed' }
  // The previous list stays until the response arrives.
  if (search.status === 'searching') return shownList(list, voice)
  const snippets = snippetsOf(search.snippets, voice)
  return snippets.length > 0 ? { status: 'results', snippets } : { status: 'notFound' }
}

/** Snippets of one voice, with only that voice's readings; all of them without a voice. */
export function snippetsOf(snippets: readonly Snippet[], voice?: SnippetVoice): readonly Snippet[] {
  if (!voice) return snippets
  return snippets.flatMap((snippet) => {
    const variants = snippet.voice_variants.filter(
      (variant) => variant.voice_service === voice.voice_service && variant.voice_speaker_id === voice.voice_speaker_id,
    )
    const [first] = variants
    if (!first) return []
    const { voice_snippet_id, voice_gender } = first
    return [{ ...snippet, voice_snippet_id, voice_gender, voice_variants: variants, variant_count: variants.length }]
  })
}
