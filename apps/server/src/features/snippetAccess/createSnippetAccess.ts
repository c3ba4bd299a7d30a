import { createHmac, timingSafeEqual } from 'node:crypto'
import { snippetKey } from '@voice-rankings/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { snippetOwners, snippets } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'

/** How a snippet stands to somebody. */
export interface Standing {
  /** One of its owners at least shares it, and no operator has hidden it: then everybody may hear it. */
  readonly shared: boolean
  /** An operator keeps it from everybody but its owners. */
  readonly hidden: boolean
  /** Whether the asker shares it; null when it is not theirs. */
  readonly sharedByAsker: boolean | null
}

/** Tells who may hear which snippet. */
export interface SnippetAccess {
  /** `ownerKey` names who asks; null when nothing is known of them. */
  standing(id: string, ownerKey: string | null): Promise<Standing>
  /**
   * Where a snippet's audio can be heard, below the server's address. Of one that is not shared the address itself is the
   * permission: an audio element on another site's page sends nothing by which its owner could be known.
   */
  audioUrl(id: string, shared: boolean): string
  /**
   * Whether an address was given out by {@link audioUrl}, by what stands in its `access`. Whose snippet is hidden may have
   * passed it on, so it permits nothing then.
   */
  isGiven(id: string, access: string): boolean
}

/** Whether somebody may hear a snippet and read its text. */
export const mayHear = ({ shared, sharedByAsker }: Standing): boolean => shared || sharedByAsker !== null

/** One answer for an unknown snippet and for one that is not the caller's to hear, which therefore cannot be told apart. */
export function snippetNotFound(): ApiError {
  return new ApiError('not_found', 'This snippet is not there. It may have been removed; generate the speech again.')
}

export function createSnippetAccess({ queries }: Database, secret: string): SnippetAccess {
  const sign = (id: string) => createHmac('sha256', secret).update(id).digest('base64url')
  return {
    async standing(id, ownerKey) {
      const [row] = await queries
        .select({
          hidden: snippets.hidden,
          shared: sql<boolean | null>`bool_or(${snippetOwners.shared})`,
          own: sql<
            boolean | null
          >`bool_or(${snippetOwners.shared}) FILTER (WHERE ${snippetOwners.owner_key} = ${ownerKey})`,
        })
        .from(snippetOwners)
        .innerJoin(snippets, eq(snippets.voice_snippet_id, snippetOwners.voice_snippet_id))
        .where(eq(snippetOwners.voice_snippet_id, id))
        .groupBy(snippets.hidden)
      const hidden = row?.hidden ?? false
      return { hidden, shared: !hidden && (row?.shared ?? false), sharedByAsker: row?.own ?? null }
    },
    audioUrl: (id, shared) => `/${snippetKey(id)}${shared ? '' : `?access=${sign(id)}`}`,
    isGiven(id, access) {
      const [expected, given] = [Buffer.from(sign(id)), Buffer.from(access)]
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
