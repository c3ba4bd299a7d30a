import { snippetKey } from '@voice-rankings/contract'
import { and, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database, Queries } from '../../kernel/database/database.ts'
import { snippetOwners, snippets } from '../../kernel/database/schema.ts'
import { shareSettings } from '../../kernel/database/shareTables.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { createAccessSignature } from './accessSignature.ts'
import { findRights } from './findRights.ts'
import { findOpened } from './findTargetAccess.ts'

/** Visibility of a snippet to a client. */
export interface SnippetVisibility {
  /** True when an owner shares it and no operator has hidden it: it is public. */
  readonly shared: boolean
  /** True when an operator hides it from everybody but its owners. */
  readonly hidden: boolean
  /** Sharing choice of the client; null when the client is not an owner. */
  readonly sharedByAsker: boolean | null
  /** True when the `access` parameter of the client permits to hear it. */
  readonly permitted: boolean
  /** Whether the client may convert its audio. */
  readonly allowDownload: boolean
  /** Whether pages of other sites may play it. */
  readonly allowEmbed: boolean
  /** Current value of `access_version`. */
  readonly version: number
}

/** Values that determine the address of a snippet's audio. `link`: `access` of the client to what contains it. */
type AudioAddress = Pick<SnippetVisibility, 'shared' | 'version'> & { readonly link?: string | null | undefined }

/** Access control of snippets. */
export interface SnippetAccess {
  /**
   * Reads the visibility of a snippet. `ownerKey` identifies the client; null for an unknown one. `access` is the
   * parameter of an address made by {@link audioUrl}, or the token of a share link; it has no effect on a hidden
   * snippet, whose owners may have passed the address on.
   */
  visibility(id: string, ownerKey: string | null, access?: string): Promise<SnippetVisibility>
  /** The same of several snippets without an `access` parameter, by id; those that do not exist are absent. */
  visibilities(ids: readonly string[], ownerKey: string | null): Promise<ReadonlyMap<string, SnippetVisibility>>
  /**
   * Relative URL of a snippet's audio. For a private snippet the URL itself grants access for 15 to 30 minutes, since an
   * audio element on another site's page sends no cookies; {@link endAddresses} ends it earlier. For the holder of a
   * share link it is valid as long as the link.
   */
  audioUrl(id: string, address: AudioAddress): string
}

/** True when the client may hear a snippet and read its text. */
export const mayHear = ({ shared, sharedByAsker, permitted }: SnippetVisibility): boolean =>
  shared || sharedByAsker !== null || permitted

/** Error for both missing and private snippets, so that they cannot be told apart. */
export function snippetNotFound(): ApiError {
  return new ApiError('not_found', 'This snippet does not exist. It may have been deleted. Generate the speech again.')
}

/** Ends all addresses of the private audio of snippets that were given so far. `ids`: a list, or a query of ids. */
export async function endAddresses(queries: Queries, ids: string[] | SQLWrapper): Promise<void> {
  const access_version = sql`${snippets.access_version} + 1`
  await queries.update(snippets).set({ access_version }).where(inArray(snippets.voice_snippet_id, ids))
}

const ownerGrant = (version: number) => `v${version}`

export function createSnippetAccess({ queries }: Database, secret: string): SnippetAccess {
  const signature = createAccessSignature(secret)
  /** Rights of the holder of an `access` parameter; undefined for an invalid one. */
  async function rightsOf(id: string, access: string, version: number) {
    if (signature.read(id, access) === ownerGrant(version)) return { allowDownload: true, allowEmbed: true }
    const opened = await findOpened(queries, access)
    return opened && findRights(queries, opened, id)
  }

  const visibilities: SnippetAccess['visibilities'] = async (ids, ownerKey) => {
    if (ids.length === 0) return new Map()
    const { shared } = snippetOwners
    const isOwn = sql`${snippetOwners.owner_key} = ${ownerKey}`
    const rows = await queries
      .select({
        id: snippets.voice_snippet_id,
        hidden: snippets.hidden,
        version: snippets.access_version,
        shared: sql<boolean | null>`bool_or(${shared})`,
        own: sql<boolean | null>`bool_or(${shared}) FILTER (WHERE ${isOwn})`,
        download: sql<boolean | null>`bool_or(${shared} AND coalesce(${shareSettings.allow_download}, true))`,
        embed: sql<boolean | null>`bool_or(${shared} AND coalesce(${shareSettings.allow_embed}, true))`,
      })
      .from(snippets)
      // A sentence of a work may have no owner.
      .leftJoin(snippetOwners, eq(snippetOwners.voice_snippet_id, snippets.voice_snippet_id))
      .leftJoin(
        shareSettings,
        and(
          eq(shareSettings.kind, 'snippet'),
          eq(shareSettings.target_id, snippetOwners.voice_snippet_id),
          eq(shareSettings.owner_key, snippetOwners.owner_key),
        ),
      )
      .where(inArray(snippets.voice_snippet_id, [...ids]))
      .groupBy(snippets.voice_snippet_id, snippets.hidden, snippets.access_version)
    return new Map(
      rows.map(({ id, hidden, version, own, ...row }) => [
        id,
        {
          hidden,
          version,
          shared: !hidden && (row.shared ?? false),
          sharedByAsker: own,
          permitted: false,
          allowDownload: own !== null || (row.download ?? false),
          allowEmbed: own !== null || (row.embed ?? false),
        },
      ]),
    )
  }

  return {
    visibilities,
    async visibility(id, ownerKey, access) {
      const found = (await visibilities([id], ownerKey)).get(id)
      if (!found || found.hidden || access === undefined) return found ?? MISSING
      const rights = await rightsOf(id, access, found.version)
      if (!rights) return found
      return {
        ...found,
        permitted: true,
        allowDownload: found.allowDownload || rights.allowDownload,
        allowEmbed: found.allowEmbed || rights.allowEmbed,
      }
    },
    audioUrl(id, { shared, version, link }) {
      const access = shared ? null : (link ?? signature.sign(id, ownerGrant(version)))
      return `/${snippetKey(id)}${access === null ? '' : `?access=${access}`}`
    },
  }
}

const MISSING: SnippetVisibility = {
  hidden: false,
  version: 0,
  shared: false,
  sharedByAsker: null,
  permitted: false,
  allowDownload: false,
  allowEmbed: false,
}
