import type { Api, CallOutput } from '@voice-rankings/contract'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import type { SnippetAccess } from '../snippetAccess/createSnippetAccess.ts'
import { findLiveLink, type LiveLink } from '../snippetAccess/findLiveLink.ts'
import { getSnippet } from '../snippets/snippetStore.ts'
import { linkNotFound } from './links.ts'
import { readCollection } from './sharedCollection.ts'

export interface ShareServices {
  readonly database: Database
  readonly snippetAccess: SnippetAccess
}

type Opened = CallOutput<Api['shares']['open']>

/** Returns the target of a link by its token, as for everybody who has the link. */
export async function openShare(services: ShareServices, token: string): Promise<Opened> {
  const link = await findLiveLink(services.database.queries, token)
  if (!link) throw linkNotFound()
  try {
    return { share_kind: link.kind, ...(await readTarget(services, link, token)) }
  } catch (error) {
    // The target may be deleted, hidden, or not yet audible: like a missing link.
    throw error instanceof ApiError && error.code === 'not_found' ? linkNotFound() : error
  }
}

async function readTarget(
  services: ShareServices,
  { kind, targetId }: LiveLink,
  token: string,
): Promise<Omit<Opened, 'share_kind'>> {
  if (kind === 'snippet') return getSnippet(services, targetId, null, token)
  return { collection: await readCollection(services.database, targetId) }
}
