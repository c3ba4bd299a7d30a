import type { Snippet, SnippetVariant } from '@voice-rankings/contract'
import type { SnippetsState } from './snippetsStore.ts'

/** Which voice's snippets are meant; its two parts make the voice's id. */
export type SnippetVoice = Pick<SnippetVariant, 'voice_service' | 'voice_speaker_id'>

/** What the screen shows. `results` says that the snippets answer a search, `empty` that there are none at all. */
export type ShownSnippets =
  | { readonly status: 'loading' }
  | { readonly status: 'list' | 'results'; readonly snippets: readonly Snippet[] }
  | { readonly status: 'empty' | 'notFound' | 'failed' }

/** What of the state is to be seen: the search's results while there is a search, otherwise the list. */
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
  // Until the answer is there, what was there stays.
  if (search.status === 'searching') return shownList(list, voice)
  const snippets = snippetsOf(search.snippets, voice)
  return snippets.length > 0 ? { status: 'results', snippets } : { status: 'notFound' }
}

/** The snippets one voice spoke, each with that voice's readings alone; all of them without a voice. */
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
