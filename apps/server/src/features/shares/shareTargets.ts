import type { ShareKind } from '@voice-rankings/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { collections } from '../../kernel/database/libraryTables.ts'
import { playlists } from '../../kernel/database/playlistTables.ts'
import { snippetOwners, snippets } from '../../kernel/database/schema.ts'
import { works } from '../../kernel/database/workTables.ts'
import { userKey } from '../../kernel/identity/identity.ts'
import { setSnippetShared } from '../snippets/setSnippetShared.ts'
import { titleOf } from '../snippets/titleOf.ts'

/** A target as its owner sees it. */
interface OwnTarget {
  readonly name: string
  /** True when the owner shares it with everybody; undefined where the share settings alone know. */
  readonly isPublic?: boolean
}

/** What shares need to know of a kind of target. */
interface TargetKind {
  /** Reads a target of an owner; undefined when it is missing or not theirs. */
  find(queries: Queries, id: string, ownerKey: string): Promise<OwnTarget | undefined>
  /** Stores whether the owner shares it with everybody; only for kinds that keep this themselves. */
  setPublic?(queries: Queries, id: string, choice: { ownerKey: string; isPublic: boolean }): Promise<void>
}

/** All kinds that can be shared. A new kind is added here, to `SHARE_KINDS`, and to the answer of `openShare`. */
export const shareTargets: Readonly<Record<ShareKind, TargetKind>> = {
  snippet: {
    async find(queries, id, ownerKey) {
      const [row] = await queries
        .select({ text: snippets.voice_snippet_text, isPublic: snippetOwners.shared })
        .from(snippetOwners)
        .innerJoin(snippets, eq(snippets.voice_snippet_id, snippetOwners.voice_snippet_id))
        .where(and(eq(snippetOwners.voice_snippet_id, id), eq(snippetOwners.owner_key, ownerKey)))
      return row && { name: titleOf(row.text), isPublic: row.isPublic }
    },
    setPublic: (queries, id, { ownerKey, isPublic }) => setSnippetShared(queries, id, { ownerKey, shared: isPublic }),
  },
  collection: {
    async find(queries, id, ownerKey) {
      const rows = await queries
        .select({ name: collections.collection_name, userId: collections.user_id })
        .from(collections)
        .where(eq(collections.collection_id, id))
      return rows.find(({ userId }) => userKey(userId) === ownerKey)
    },
  },
  playlist: {
    async find(queries, id, ownerKey) {
      const [row] = await queries
        .select({ name: playlists.playlist_name })
        .from(playlists)
        .where(and(eq(playlists.playlist_id, id), eq(playlists.owner_key, ownerKey), isNull(playlists.deleted_at)))
      return row
    },
  },
  work: {
    async find(queries, id, ownerKey) {
      const [row] = await queries
        .select({ name: works.title })
        .from(works)
        .where(and(eq(works.work_id, id), eq(works.owner_key, ownerKey), isNull(works.deleted_at)))
      return row
    },
  },
}
