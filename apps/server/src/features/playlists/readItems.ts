import type { PlaylistItem, SpeechMark } from '@voice-rankings/contract'
import { asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { playlistItems } from '../../kernel/database/playlistTables.ts'
import { samples, snippets, voices } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { mayHear, type SnippetAccess } from '../snippetAccess/createSnippetAccess.ts'
import type { Asker } from '../snippetAccess/findTargetAccess.ts'
import { sampleUrl } from '../voices/listing.ts'
import { readWorkItem, type WorkFields, type WorkItemServices } from './readWorkItem.ts'

/** Services that read the items of playlists. */
export interface ItemServices extends WorkItemServices {
  readonly snippetAccess: SnippetAccess
}

/** A client that reads the items of a playlist. */
export interface ItemListener {
  /** Key of its identity; null for an unknown one. */
  readonly key: string | null
  /** Token of a link to the playlist, and the owner of both; absent without a link. */
  readonly link?: { readonly token: string; readonly ownerKey: string } | undefined
}

/**
 * Items in order. Those that the client may not hear are left out; with a link it hears the private snippets and works of
 * the owner of the playlist.
 */
export async function readItems(
  services: ItemServices,
  which: SQL,
  { key, link }: ItemListener,
): Promise<PlaylistItem[]> {
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
  const visibilities = await snippetAccess.visibilities([...new Set(ids)], key)
  const ofOwner = link ? await snippetAccess.visibilities([...new Set(ids)], link.ownerKey) : null
  const readWork = createWorkItems(services, { key, access: link?.token })
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
      if (!voice || !visibility || snippet.awaited) continue
      const isOfOwner = !visibility.hidden && (ofOwner?.get(snippet.id)?.sharedByAsker ?? null) !== null
      if (!mayHear(visibility) && !isOfOwner) continue
      const token = mayHear(visibility) ? undefined : link?.token
      const item_audio_url = snippetAccess.audioUrl(snippet.id, { ...visibility, link: token })
      items.push({ kind, item_id, voice_snippet_id: snippet.id, ...voice, ...soundOf(snippet), item_audio_url })
    }
  }
  return items
}

/** Returns a function that reads works as items, each once; null for those that the client may not hear. */
function createWorkItems(services: WorkItemServices, asker: Asker) {
  const known = new Map<string, WorkFields | null>()
  return async (id: string): Promise<WorkFields | null> => {
    let work = known.get(id)
    if (work === undefined) {
      work = await readWorkItem(services, id, asker).catch((error: unknown) => {
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
