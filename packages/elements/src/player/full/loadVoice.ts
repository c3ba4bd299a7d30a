import { voicePath as pathOf } from '@voice-rankings/contract'
import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import type { SnippetProblem } from '@voice-rankings/react'
import type { Catalogued } from '../small/askServer.ts'
import type { NamedVoice } from '../small/NamedVoice.ts'

/** Voice with an optional snippet in place of its sample. */
export interface LoadedVoice {
  voice: Voice
  snippet: SpokenSnippet | null
  /** Reason why the named snippet is missing; null if there is none. */
  snippetProblem: SnippetProblem | null
}

/** Loads the voice or snippet with a name. */
export type AskFor = (named: NamedVoice) => Promise<Catalogued | null>

/** Loads the voice that an element names, or the voice of its snippet; null if there is none. */
export async function loadVoice({ voicePath, snippetId }: NamedVoice, askFor: AskFor): Promise<LoadedVoice | null> {
  const asked = snippetId
    ? (askFor({ snippetId }) as Promise<{ snippet: SpokenSnippet } | null>)
    : Promise.resolve(null)
  // A failed snippet does not fail the voice.
  let snippetProblem: SnippetProblem = 'missing'
  const goWithout = (error: unknown): null => {
    console.error('The snippet could not be loaded.', error)
    snippetProblem = 'failed'
    return null
  }
  const spoken = typeof voicePath !== 'string' ? asked : asked.catch(goWithout)
  const path = voicePath ?? (await spoken.then((answer) => answer && pathOf(answer.snippet)))
  const [found, answer] = await Promise.all([
    path ? (askFor({ voicePath: path }) as Promise<{ voice: Voice } | null>) : null,
    spoken,
  ])
  if (!found) return null
  const { voice } = found
  const snippet = answer?.snippet.voice_id === voice.voice_id ? answer.snippet : null
  return { voice, snippet, snippetProblem: snippetId && !snippet ? snippetProblem : null }
}
