import type { PlaylistItem, SpeechMark } from '@voice-rankings/contract'
import { asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { playlistItems } from '../../kernel/database/playlistTables.ts'
import { samples, snippets, voices } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { mayHear, type SnippetAccess } from '../snippetAccess/createSnippetAccess.ts'
import { sampleUrl } from '../voices/listing.ts'
import { readWorkItem, type WorkFields, type WorkItemServices } from './readWorkItem.ts'

/** Services that read the items of playlists. */
export interface ItemServices extends WorkItemServices {
  readonly snippetAccess: SnippetAccess
}

/** Items in order. `ownerKey` identifies the client; items that it may not hear are left out. */
export async function readItems(services: ItemServices, which: SQL, ownerKey: string | null): Promise<PlaylistItem[]> {
  const { database, snippetAccess } = services
  const rows = await database.queries
    .select({
      item_id: playlistItems.item_id,
      kind: playlistItems.kind,
      work_id: playlistItems.work_id,
      voice: {
        voice_id: voices.voice_id,
        voice_name: voices.voice_name,
        voice_service: voices.voice_service,
        voice_gender: voices.voice_gender,
        voice_speaker_id: voices.voice_speaker_id,
      },
      listed: voices.listed,
      measured_stamp: voices.measured_stamp,
      sample: {
        text: samples.voice_sample_text,
        marks: samples.voice_sample_word_times,
        duration: samples.voice_sample_duration,
      },
      snippet: {
        id: snippets.voice_snippet_id,
        text: snippets.voice_snippet_text,
        marks: snippets.voice_snippet_timestamps,
        duration: snippets.voice_snippet_duration,
        awaited: snippets.awaited_upload,
      },
    })
    .from(playlistItems)
    .leftJoin(snippets, eq(snippets.voice_snippet_id, playlistItems.voice_snippet_id))
    .leftJoin(voices, or(eq(voices.voice_id, playlistItems.voice_id), eq(voices.voice_id, snippets.voice_id)))
    .leftJoin(samples, sql`${samples.voice_id} = ${playlistItems.voice_id}`)
    .where(which)
    .orderBy(asc(playlistItems.place), playlistItems.item_id)
  const ids = rows.flatMap(({ snippet }) => snippet?.id ?? [])
  const visibilities = await snippetAccess.visibilities([...new Set(ids)], ownerKey)
  const readWork = createWorkItems(services, ownerKey)
  const items: PlaylistItem[] = []
  for (const { item_id, kind, work_id, voice, listed, measured_stamp, sample, snippet } of rows) {
    if (kind === 'work') {
      const work = work_id === null ? null : await readWork(work_id)
      if (work) items.push({ item_id, ...work })
    } else if (kind === 'voice') {
      const url = voice && sampleUrl(voice, measured_stamp)
      if (voice && listed && sample && url !== null) {
        items.push({ kind, item_id, ...voice, ...soundOf(sample), item_audio_url: url })
      }
    } else {
      const visibility = snippet && visibilities.get(snippet.id)
      // Not available before its audio is uploaded.
      if (!voice || !visibility || snippet.awaited || !mayHear(visibility)) continue
      const item_audio_url = snippetAccess.audioUrl(snippet.id, visibility)
      items.push({ kind, item_id, voice_snippet_id: snippet.id, ...voice, ...soundOf(snippet), item_audio_url })
    }
  }
  return items
}

/** Returns a function that reads works as items, each once; null for those that the client may not hear. */
function createWorkItems(services: WorkItemServices, ownerKey: string | null) {
  const known = new Map<string, WorkFields | null>()
  return async (id: string): Promise<WorkFields | null> => {
    let work = known.get(id)
    if (work === undefined) {
      work = await readWorkItem(services, id, ownerKey).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'not_found') return null
        throw error
      })
      known.set(id, work)
    }
    return work
  }
}

function soundOf({ text, marks, duration }: { text: string; marks: SpeechMark[]; duration: number }) {
  return { item_text: text, item_word_times: marks, item_duration: duration }
}
