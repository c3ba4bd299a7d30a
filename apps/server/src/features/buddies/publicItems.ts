import type { BuddyItem } from '@voice-rankings/contract'
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { collections } from '../../kernel/database/libraryTables.ts'
import { playlists } from '../../kernel/database/playlistTables.ts'
import { shareSettings } from '../../kernel/database/shareTables.ts'
import { works } from '../../kernel/database/workTables.ts'
import { userKey } from '../../kernel/identity/identity.ts'
import type { Person } from './findPerson.ts'

const { kind, target_id, owner_key, visibility, public_since } = shareSettings

/** Name of a target that exists; null for others. */
const name = sql<string | null>`coalesce(${collections.collection_name}, ${playlists.playlist_name}, ${works.title})`

/** Lists what people have made public by their share settings, newest first. */
export async function readPublicItems(
  queries: Queries,
  people: readonly Pick<Person, 'user_id' | 'username'>[],
  limit: number,
): Promise<BuddyItem[]> {
  if (people.length === 0) return []
  const usernames = new Map(people.map(({ user_id, username }) => [userKey(user_id), username]))
  const rows = await queries
    .select({ kind, target_id, owner_key, public_since, name })
    .from(shareSettings)
    .leftJoin(
      collections,
      and(
        eq(kind, 'collection'),
        eq(collections.collection_id, target_id),
        eq(owner_key, sql`${userKey('')} || ${collections.user_id}`),
      ),
    )
    .leftJoin(
      playlists,
      and(
        eq(kind, 'playlist'),
        eq(playlists.playlist_id, target_id),
        eq(playlists.owner_key, owner_key),
        isNull(playlists.deleted_at),
      ),
    )
    .leftJoin(
      works,
      and(eq(kind, 'work'), eq(works.work_id, target_id), eq(works.owner_key, owner_key), isNull(works.deleted_at)),
    )
    .where(
      and(
        inArray(owner_key, [...usernames.keys()]),
        eq(visibility, 'public'),
        isNotNull(public_since),
        isNotNull(name),
      ),
    )
    .orderBy(desc(public_since), target_id)
    .limit(limit)
  return rows.flatMap((row): BuddyItem[] => {
    const username = usernames.get(row.owner_key)
    if (row.kind === 'snippet' || row.name === null || row.public_since === null || username === undefined) return []
    return [
      {
        username,
        share_kind: row.kind,
        target_id: row.target_id,
        target_name: row.name,
        shared_at: row.public_since.toISOString(),
      },
    ]
  })
}
