import type { AccountExport } from '@voice-rankings/contract'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Call } from '../../kernel/api/handlers.ts'
import type { Config } from '../../kernel/config/config.ts'
import { creditEntries, credentials, identities, sessions } from '../../kernel/database/accountTables.ts'
import type { Database } from '../../kernel/database/database.ts'
import { collections, collectionVoices, favorites } from '../../kernel/database/libraryTables.ts'
import { ratings } from '../../kernel/database/ratingTables.ts'
import { snippetOwners, snippets, voices } from '../../kernel/database/schema.ts'
import { shareLinks, shareSettings } from '../../kernel/database/shareTables.ts'
import { works } from '../../kernel/database/workTables.ts'
import type { UserIdentity } from '../../kernel/identity/identity.ts'
import type { Limit, Limiter } from '../../kernel/limits/limiter.ts'
import { requireAllowance } from '../../kernel/limits/requireAllowance.ts'
import { readBuddies } from './readBuddies.ts'
import { exportVotes } from '../blind/ownVotes.ts'
import { readLicenses } from '../licenses/licenseStore.ts'
import { toLicense } from '../licenses/toLicense.ts'
import { exportChats } from '../chat/chatStore.ts'
import { listDesigned } from '../designer/designStore.ts'
import { readLexicon, readWorkLexicons } from '../lexicon/lexiconStore.ts'
import { exportPlaylists } from '../playlists/playlistsOfAccount.ts'
import type { SnippetAccess } from '../snippetAccess/createSnippetAccess.ts'

/** Limits an expensive query: an export reads all of the user's snippets. */
const EXPORTS: Limit = { name: 'export', points: 10, durationMs: 3_600_000 }

interface Needed {
  readonly config: Pick<Config, 'publicUrl' | 'plans'>
  readonly database: Database
  readonly limiter: Limiter
  readonly snippetAccess: SnippetAccess
}

/** Returns all data stored about a user. */
export async function exportAccount(
  services: Needed,
  { user, key }: UserIdentity,
  call: Pick<Call, 'setHeader'>,
): Promise<AccountExport> {
  const { database, limiter } = services
  const { user_id, username, user_email, account_level, total_credits, voice_credits, created_at } = user
  await requireAllowance(limiter, 'Too many exports of your data. Wait and try again.', [EXPORTS, user_id])
  const { queries } = database
  const linked = await queries.select().from(identities).where(eq(identities.user_id, user_id))
  const passwords = await queries.select().from(credentials).where(eq(credentials.user_id, user_id))
  // Makes a browser that follows a link to the export save it as a file.
  call.setHeader('content-disposition', 'attachment; filename="voice-rankings-account.json"')
  return {
    exported_at: new Date().toISOString(),
    account: {
      username,
      user_email,
      account_level,
      total_credits,
      voice_credits,
      created_at: created_at.toISOString(),
      email_verified: user.email_verified_at !== null,
      has_password: passwords.length > 0,
      login_providers: linked.map(({ issuer }) => issuer),
    },
    snippets: await readSnippets(services, key),
    ratings: dated(
      await queries
        .select({ ...voice, voice_text: ratings.voice_text, vote_value: ratings.stars, rated_at: ratings.rated_at })
        .from(ratings)
        .innerJoin(voices, eq(voices.voice_id, ratings.voice_id))
        .where(and(eq(ratings.rater_key, key), ratings.latest))
        .orderBy(desc(ratings.rated_at)),
    ),
    blind_votes: await exportVotes(queries, key),
    designed_voices: (await listDesigned(database, key, user_id)).map(({ voice: own, design, created_at: at }) => ({
      voice_id: own.voice_id,
      voice_name: own.voice_name,
      design,
      created_at: at,
    })),
    favorite_voices: dated(
      await queries
        .select({ ...voice, created_at: favorites.created_at })
        .from(favorites)
        .innerJoin(voices, eq(voices.voice_id, favorites.voice_id))
        .where(eq(favorites.user_id, user_id))
        .orderBy(desc(favorites.created_at)),
    ),
    collections: await readCollections(services, user_id),
    works: await readWorks(services, key),
    chats: await exportChats(queries, user_id),
    lexicon: await readLexicon(database, { owner: key }),
    playlists: await exportPlaylists(queries, key),
    share_settings: await queries
      .select({
        ...target(shareSettings),
        share_visibility: shareSettings.visibility,
        allow_download: shareSettings.allow_download,
        allow_embed: shareSettings.allow_embed,
      })
      .from(shareSettings)
      .where(eq(shareSettings.owner_key, key)),
    share_links: dated(
      await queries
        .select({
          ...target(shareLinks),
          created_at: shareLinks.created_at,
          expires_at: shareLinks.expires_at,
        })
        .from(shareLinks)
        .where(eq(shareLinks.owner_key, key))
        .orderBy(desc(shareLinks.created_at)),
    ),
    buddies: await readBuddies(queries, user_id),
    licenses: (await readLicenses(database, user_id)).map((row) => toLicense(row, user_id, services.config.plans)),
    credits: dated(
      await queries
        .select({
          kind: creditEntries.kind,
          credits: creditEntries.credits,
          purpose: creditEntries.purpose,
          voice_id: creditEntries.voice_id,
          created_at: creditEntries.created_at,
        })
        .from(creditEntries)
        .where(eq(creditEntries.user_id, user_id))
        .orderBy(desc(creditEntries.created_at)),
    ),
    sessions: dated(
      await queries
        .select({
          kind: sessions.kind,
          origin: sessions.origin,
          created_at: sessions.created_at,
          last_used_at: sessions.last_used_at,
        })
        .from(sessions)
        .where(eq(sessions.user_id, user_id)),
    ),
  }
}

const target = <Table extends typeof shareSettings | typeof shareLinks>(table: Table) => ({
  share_kind: table.kind,
  target_id: table.target_id,
})

const voice = { voice_id: voices.voice_id, voice_name: voices.voice_name }

async function readSnippets(
  { database, snippetAccess, config }: Needed,
  ownerKey: string,
): Promise<AccountExport['snippets']> {
  const rows = await database.queries
    .select({
      ...voice,
      voice_snippet_id: snippets.voice_snippet_id,
      voice_snippet_text: snippets.voice_snippet_text,
      voice_snippet_duration: snippets.voice_snippet_duration,
      voice_snippet_shared: snippetOwners.shared,
      version: snippets.access_version,
      created_at: snippetOwners.created_at,
    })
    .from(snippetOwners)
    .innerJoin(snippets, eq(snippets.voice_snippet_id, snippetOwners.voice_snippet_id))
    .innerJoin(voices, eq(voices.voice_id, snippets.voice_id))
    .where(eq(snippetOwners.owner_key, ownerKey))
    .orderBy(desc(snippetOwners.created_at))
  return dated(rows).map(({ version, ...row }) => {
    // With a permission in the URL: the program that saves the archive may send no cookies.
    const path = snippetAccess.audioUrl(row.voice_snippet_id, { shared: false, version })
    const voice_snippet_audio_url = config.publicUrl === undefined ? path : new URL(path, config.publicUrl).href
    return { ...row, voice_snippet_audio_url }
  })
}

async function readCollections({ database }: Needed, userId: string): Promise<AccountExport['collections']> {
  const { queries } = database
  const own = await queries
    .select()
    .from(collections)
    .where(eq(collections.user_id, userId))
    .orderBy(desc(collections.created_at))
  if (own.length === 0) return []
  const ids = own.map(({ collection_id }) => collection_id)
  const contents = await queries
    .select({ ...voice, collection_id: collectionVoices.collection_id })
    .from(collectionVoices)
    .innerJoin(voices, eq(voices.voice_id, collectionVoices.voice_id))
    .where(inArray(collectionVoices.collection_id, ids))
    .orderBy(asc(collectionVoices.added_at))
  const byCollection = Map.groupBy(contents, ({ collection_id }) => collection_id)
  return own.map(({ collection_id, collection_name, created_at }) => ({
    collection_name,
    created_at: created_at.toISOString(),
    collection_voices: (byCollection.get(collection_id) ?? []).map(({ voice_id, voice_name }) => ({
      voice_id,
      voice_name,
    })),
  }))
}

async function readWorks({ database }: Needed, ownerKey: string): Promise<AccountExport['works']> {
  const rows = await database.queries
    .select()
    .from(works)
    .where(eq(works.owner_key, ownerKey))
    .orderBy(desc(works.created_at))
  const lexicons = await readWorkLexicons(database.queries, ownerKey)
  return rows.map(({ work_id, title, voice_id, created_at, sections }) => ({
    work_title: title,
    voice_id,
    created_at: created_at.toISOString(),
    sections: sections.map((section) => ({
      section_title: section.title,
      section_voice: section.voice_id ?? null,
      paragraphs: section.paragraphs.map(({ text, speaker }) => (speaker === null ? text : `${speaker}: ${text}`)),
    })),
    lexicon: lexicons.get(work_id) ?? [],
  }))
}

type Dated<Row> = { [K in keyof Row]: Date extends Row[K] ? Exclude<Row[K], Date> | string : Row[K] }

/** Converts the dates of rows to ISO 8601. */
function dated<Row extends object>(rows: readonly Row[]): Dated<Row>[] {
  return rows.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
      ) as Dated<Row>,
  )
}
