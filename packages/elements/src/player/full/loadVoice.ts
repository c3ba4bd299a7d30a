import { voicePath as pathOf } from '@voice-rankings/contract'
import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import type { SnippetProblem } from '@voice-rankings/react'
import { askOnce, callOf } from '../small/fillFromCatalogue.ts'
import type { NamedVoice } from '../small/fillFromCatalogue.ts'

/** A voice, and what it says in place of its sample. */
export interface LoadedVoice {
  voice: Voice
  snippet: SpokenSnippet | null
  /** Why the snippet that was named is not there; null when nothing is wrong. */
  snippetProblem: SnippetProblem | null
}

/**
 * Loads the voice that an element names, or the one that has spoken its snippet; null when there is none. It asks without the client
 * of the API, which comes later and checks what is answered there.
 */
export async function loadVoice({ voicePath, snippetId }: NamedVoice, baseUrl: string): Promise<LoadedVoice | null> {
  const load = async <T>(named: NamedVoice): Promise<T | null> => {
    const call = callOf(named)
    return call === null ? null : (askOnce(document, `${baseUrl.replace(/\/$/u, '')}${call}`) as Promise<T | null>)
  }
  const asked = load<{ snippet: SpokenSnippet }>({ snippetId })
  // A snippet that cannot be had costs nobody a voice that is named.
  let snippetProblem: SnippetProblem = 'missing'
  const goWithout = (error: unknown): null => {
    console.error('The snippet could not be loaded, so the sample is shown.', error)
    snippetProblem = 'failed'
    return null
  }
  const spoken = typeof voicePath !== 'string' ? asked : asked.catch(goWithout)
  const path = voicePath ?? (await spoken.then((answer) => answer && pathOf(answer.snippet)))
  const [found, answer] = await Promise.all([load<{ voice: Voice }>({ voicePath: path }), spoken])
  if (!found) return null
  const { voice } = found
  const snippet = answer?.snippet.voice_id === voice.voice_id ? answer.snippet : null
  return { voice, snippet, snippetProblem: snippetId && !snippet ? snippetProblem : null }
}
