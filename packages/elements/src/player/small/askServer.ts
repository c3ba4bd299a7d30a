import { shortVoicePath } from '@voice-rankings/contract'
import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import { shareInPage } from '../../element/pageShare.ts'
import { fetchAnswer } from './fetchAnswer.ts'
import type { NamedVoice } from './NamedVoice.ts'

/** Catalogue response with a voice or a snippet. */
export type Catalogued = { snippet: SpokenSnippet } | { voice: Voice }

/**
 * Loads the named voice or snippet from a server, once for all players of a page; null if it does not exist. Failed
 * requests are repeated by later players.
 */
export async function askServer(page: Document, named: NamedVoice, baseUrl: string): Promise<Catalogued | null> {
  const call = callOf(named)
  if (call === null) return null
  const address = `${baseUrl.replace(/\/$/u, '')}${call}`
  const answers = shareInPage(page, 'answers', () => new Map<string, Promise<Catalogued | null>>())
  const known = answers.get(address)
  if (known) return known
  const asked = load(address)
  answers.set(address, asked)
  const forget = () => answers.delete(address)
  asked.then((answer) => answer ?? forget(), forget)
  return asked
}

async function load(address: string): Promise<Catalogued | null> {
  const answer = await fetchAnswer(address)
  return answer.ok ? ((await answer.json()) as Catalogued) : null
}

/** API path of the named voice or snippet; null if `voice-path` is invalid. */
export function callOf({ voicePath: path, snippetId }: NamedVoice): string | null {
  if (snippetId) return `/api/v1/voice/snippet/${encodeURIComponent(snippetId)}`
  const short = shortVoicePath(path ?? '')
  return short ? `/api/v1/voice/${short}` : null
}
