import type { PlaylistItem } from '@voice-rankings/contract'
import { asc, eq, or, sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { playlistItems } from '../../kernel/database/playlistTables.ts'
import { samples, snippets, voices } from '../../kernel/database/schema.ts'
import { mayHear, type SnippetAccess } from '../snippetAccess/createSnippetAccess.ts'
import { sampleUrl } from '../voices/listing.ts'

interface Needed {
  readonly queries: Queries
  readonly snippetAccess: SnippetAccess
}

/** Items of a playlist in order. `ownerKey` identifies the client; items that it may not hear are left out. */
export async function readItems(
  { queries, snippetAccess }: Needed,
  playlistId: string,
  ownerKey: string | null,
): Promise<PlaylistItem[]> {
  const rows = await queries
    .select({
      item_id: playlistItems.item_id,
      kind: playlistItems.kind,
      voice_id: voices.voice_id,
      voice_name: voices.voice_name,
      voice_service: voices.voice_service,
      voice_gender: voices.voice_gender,
      voice_speaker_id: voices.voice_speaker_id,
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
    .innerJoin(voices, or(eq(voices.voice_id, playlistItems.voice_id), eq(voices.voice_id, snippets.voice_id)))
    .leftJoin(samples, sql`${samples.voice_id} = ${playlistItems.voice_id}`)
    .where(eq(playlistItems.playlist_id, playlistId))
    .orderBy(asc(playlistItems.place), playlistItems.item_id)
  const ids = rows.flatMap(({ snippet }) => snippet?.id ?? [])
  const visibilities = await snippetAccess.visibilities([...new Set(ids)], ownerKey)
  return rows.flatMap(({ item_id, kind, listed, measured_stamp, sample, snippet, ...voice }): PlaylistItem[] => {
    if (kind === 'voice') {
      const url = sampleUrl(voice, measured_stamp)
      if (!listed || url === null || !sample) return []
      return [{ kind, item_id, ...voice, ...soundOf(sample), item_audio_url: url }]
    }
    const visibility = snippet && visibilities.get(snippet.id)
    // Not available before its audio is uploaded.
    if (!visibility || snippet.awaited || !mayHear(visibility)) return []
    const url = snippetAccess.audioUrl(snippet.id, visibility)
    return [{ kind, item_id, voice_snippet_id: snippet.id, ...voice, ...soundOf(snippet), item_audio_url: url }]
  })
}

function soundOf({
  text,
  marks,
  duration,
}: {
  text: string
  marks: PlaylistItem['item_word_times']
  duration: number
}) {
  return { item_text: text, item_word_times: marks, item_duration: duration }
}
