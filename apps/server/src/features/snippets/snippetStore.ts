import type { Api, CallOutput, HandlerInput, SpokenSnippet } from '@voice-rankings/contract'
import { eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { snippetOwners, type SnippetRow, snippets, voices } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { isToken } from '../../kernel/identity/token.ts'
import { mayHear, snippetNotFound } from '../snippetAccess/createSnippetAccess.ts'
import { forbidsOf } from '../snippetAccess/findTargetAccess.ts'
import { takeUpload } from '../uploads/takeUpload.ts'
import { readHidden } from './readHidden.ts'
import type { SnippetServices } from './snippetServices.ts'

/** Finds the snippet with these settings. */
export async function findByDedupeKey({ queries }: Database, key: string): Promise<SnippetRow | undefined> {
  const [row] = await queries.select().from(snippets).where(eq(snippets.dedupe_key, key))
  return row
}

/** Owner of a snippet, and their sharing choice. */
export interface SnippetOwner {
  key: string
  shared: boolean
}

/** Adds an owner, or updates their sharing choice. */
export async function addOwner({ queries }: Pick<Database, 'queries'>, id: string, owner: SnippetOwner): Promise<void> {
  await queries
    .insert(snippetOwners)
    .values({ voice_snippet_id: id, owner_key: owner.key, shared: owner.shared })
    .onConflictDoUpdate({
      target: [snippetOwners.voice_snippet_id, snippetOwners.owner_key],
      set: { shared: owner.shared },
    })
}

/**
 * Returns one snippet with everything a player needs; `ownerKey` identifies the client, null for an unknown one. Of the
 * values of `access`, only the token of a share link has an effect: an address of audio must not be renewed by those who
 * got it from its owner.
 */
export async function getSnippet(
  { database, snippetAccess }: Pick<SnippetServices, 'database' | 'snippetAccess'>,
  id: string,
  ownerKey: string | null,
  access?: string,
): Promise<{ snippet: SpokenSnippet }> {
  const token = access !== undefined && isToken(access) ? access : undefined
  const visibility = await snippetAccess.visibility(id, ownerKey, token)
  if (!mayHear(visibility)) throw snippetNotFound()
  const [row] = await database.queries
    .select({
      ...getTableColumns(snippets),
      voice_name: voices.voice_name,
      voice_service: voices.voice_service,
      voice_service_alias: voices.voice_service_alias,
      voice_gender: voices.voice_gender,
      voice_speaker_id: voices.voice_speaker_id,
    })
    .from(snippets)
    .innerJoin(voices, eq(voices.voice_id, snippets.voice_id))
    .where(eq(snippets.voice_snippet_id, id))
  if (!row) throw snippetNotFound()
  const {
    dedupe_key: _key,
    text_key: _text,
    measured_duration: _duration,
    created_at: _created,
    awaited_upload: awaited,
    hidden: _hidden,
    access_version: _version,
    ...snippet
  } = row
  // Not available before its audio is uploaded.
  if (awaited) throw snippetNotFound()
  const own = visibility.sharedByAsker === null ? {} : await readOwn(database, id, visibility.sharedByAsker)
  const link = visibility.sharedByAsker === null ? token : undefined
  return {
    snippet: {
      ...snippet,
      ...own,
      ...forbidsOf('voice_snippet_forbids', visibility),
      voice_snippet_audio_url: snippetAccess.audioUrl(id, { ...visibility, link }),
    },
  }
}

/** Fields that only an owner of the snippet gets. */
async function readOwn(
  { queries }: Database,
  id: string,
  voice_snippet_shared: boolean,
): Promise<Pick<SpokenSnippet, 'voice_snippet_shared' | 'voice_snippet_hidden'>> {
  const voice_snippet_hidden = await readHidden(queries, id)
  return { voice_snippet_shared, ...(voice_snippet_hidden && { voice_snippet_hidden }) }
}

/** Accepted difference between reported and measured duration, in ms; a larger one means another file. */
const DURATION_TOLERANCE_MS = 500

/**
 * Stores the duration reported by a player of the owner, and takes in the audio that a client uploaded. Others get the
 * same answer without effect. `ownerKey` identifies the client; null for an unknown one.
 */
export async function patchSpeech(
  services: Pick<SnippetServices, 'database' | 'store' | 'uploads' | 'snippetAccess'>,
  { voice_snippet_id: id, voice_snippet_duration }: HandlerInput<Api['speech']['patch']>['body'],
  ownerKey: string | null,
): Promise<CallOutput<Api['speech']['patch']>> {
  const { queries } = services.database
  const visibility = await services.snippetAccess.visibility(id, ownerKey)
  if (!mayHear(visibility)) throw snippetNotFound()
  const own = eq(snippets.voice_snippet_id, id)
  const columns = { measured: snippets.measured_duration, awaited: snippets.awaited_upload }
  const [row] = await queries.select(columns).from(snippets).where(own)
  if (!row) throw snippetNotFound()
  if (Math.abs(row.measured - voice_snippet_duration) > DURATION_TOLERANCE_MS) {
    const message = `The snippet lasts ${Math.round(row.measured)} ms, not ${Math.round(voice_snippet_duration)}.`
    throw new ApiError('conflict', `${message} Send the duration of its own audio, in milliseconds.`)
  }
  await takeUpload(services, { id, awaited: row.awaited })
  if (visibility.sharedByAsker !== null) await queries.update(snippets).set({ voice_snippet_duration }).where(own)
  return { voice_snippet_id: id, voice_snippet_duration }
}
