import { createHmac, timingSafeEqual } from 'node:crypto'
import { snippetKey } from '@voice-rankings/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { snippetOwners, snippets } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'

/** Visibility of a snippet to a client. */
export interface SnippetVisibility {
  /** True when an owner shares it and no operator has hidden it: it is public. */
  readonly shared: boolean
  /** True when an operator hides it from everybody but its owners. */
  readonly hidden: boolean
  /** Sharing choice of the client; null when the client is not an owner. */
  readonly sharedByAsker: boolean | null
}

/** Access control of snippets. */
export interface SnippetAccess {
  /** Reads the visibility of a snippet. `ownerKey` identifies the client; null for an unknown one. */
  visibility(id: string, ownerKey: string | null): Promise<SnippetVisibility>
  /** The same of several snippets, by id; those that do not exist are absent. */
  visibilities(ids: readonly string[], ownerKey: string | null): Promise<ReadonlyMap<string, SnippetVisibility>>
  /**
   * Relative URL of a snippet's audio. For a private snippet the URL itself grants access, since an audio element on
   * another site's page sends no cookies.
   */
  audioUrl(id: string, shared: boolean): string
  /**
   * Verifies the `access` parameter of a URL made by {@link audioUrl}. Ignored for hidden snippets, whose owners may
   * have passed the URL on.
   */
  isValidAccess(id: string, access: string): boolean
}

/** True when the client may hear a snippet and read its text. */
export const mayHear = ({ shared, sharedByAsker }: SnippetVisibility): boolean => shared || sharedByAsker !== null

/** Error for both missing and private snippets, so that they cannot be told apart. */
export function snippetNotFound(): ApiError {
  return new ApiError('not_found', 'This snippet does not exist. It may have been deleted. Generate the speech again.')
}

export function createSnippetAccess({ queries }: Database, secret: string): SnippetAccess {
  const sign = (id: string) => createHmac('sha256', secret).update(id).digest('base64url')
  const visibilities: SnippetAccess['visibilities'] = async (ids, ownerKey) => {
    if (ids.length === 0) return new Map()
    const rows = await queries
      .select({
        id: snippetOwners.voice_snippet_id,
        hidden: snippets.hidden,
        shared: sql<boolean | null>`bool_or(${snippetOwners.shared})`,
        own: sql<
          boolean | null
        >`bool_or(${snippetOwners.shared}) FILTER (WHERE ${snippetOwners.owner_key} = ${ownerKey})`,
      })
      .from(snippetOwners)
      .innerJoin(snippets, eq(snippets.voice_snippet_id, snippetOwners.voice_snippet_id))
      .where(inArray(snippetOwners.voice_snippet_id, [...ids]))
      .groupBy(snippetOwners.voice_snippet_id, snippets.hidden)
    return new Map(
      rows.map(({ id, hidden, shared, own }) => [
        id,
        { hidden, shared: !hidden && (shared ?? false), sharedByAsker: own },
      ]),
    )
  }
  return {
    visibilities,
    async visibility(id, ownerKey) {
      const found = await visibilities([id], ownerKey)
      return found.get(id) ?? { hidden: false, shared: false, sharedByAsker: null }
    },
    audioUrl: (id, shared) => `/${snippetKey(id)}${shared ? '' : `?access=${sign(id)}`}`,
    isValidAccess(id, access) {
      const [expected, given] = [Buffer.from(sign(id)), Buffer.from(access)]
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
