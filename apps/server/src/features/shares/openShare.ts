import type { Api, CallOutput } from '@voice-rankings/contract'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import type { SnippetAccess } from '../snippetAccess/createSnippetAccess.ts'
import { findLiveLink, type LiveLink } from '../snippetAccess/findLiveLink.ts'
import type { Asker } from '../snippetAccess/findTargetAccess.ts'
import { getSnippet } from '../snippets/snippetStore.ts'
import { readPlayable } from '../playlists/readPlayable.ts'
import type { WorkReader } from '../works/createWorkReader.ts'
import { requireReadable } from '../works/workStore.ts'
import { linkNotFound } from './links.ts'
import { readCollection } from './sharedCollection.ts'

export interface ShareServices {
  readonly database: Database
  readonly snippetAccess: SnippetAccess
  readonly works: { readonly reader: WorkReader }
}

type Opened = CallOutput<Api['shares']['open']>
type Opener = Required<Pick<Asker, 'key' | 'isOfOtherSite'>>

/**
 * Returns the target of a link by its token, as for everybody who has the link. The `key` of the client is that of its place
 * in the target, which is part of the answer.
 */
export async function openShare(services: ShareServices, token: string, client: Opener): Promise<Opened> {
  const { key, isOfOtherSite } = client
  const link = await findLiveLink(services.database.queries, token)
  if (!link || (isOfOtherSite && !link.allowEmbed)) throw linkNotFound()
  try {
    return {
      share_kind: link.kind,
      ...(await readTarget(services, link, { access: token, key: key === link.ownerKey ? null : key })),
    }
  } catch (error) {
    // The target may be deleted, hidden, or not yet audible: like a missing link.
    throw error instanceof ApiError && error.code === 'not_found' ? linkNotFound() : error
  }
}

async function readTarget(
  services: ShareServices,
  { kind, targetId: id }: LiveLink,
  asker: Asker & { access: string },
): Promise<Omit<Opened, 'share_kind'>> {
  const { database, works } = services
  switch (kind) {
    case 'snippet':
      return getSnippet(services, id, null, asker.access)
    case 'collection':
      return { collection: await readCollection(database, id) }
    case 'playlist':
      return { playlist: await readPlayable(services, id, asker) }
    case 'work': {
      const { row, access } = await requireReadable(database, id, asker)
      return { work: await works.reader.whole(row, { ...asker, access }) }
    }
  }
}
