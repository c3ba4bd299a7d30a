import type { PlayablePlaylist, Playlist, PlaylistItem } from '@voice-rankings/contract'
import { toneUrl } from '@voice-rankings/testkit'

/** A playlist without its items. */
export function playlistFixture(changed: Partial<Playlist> = {}): Playlist {
  return {
    playlist_id: 'p1',
    playlist_name: 'Evening reading',
    playlist_visibility: 'private',
    playlist_pause: 500,
    item_count: 3,
    ...changed,
  }
}

const entryFixture = (item_id: string, voice_name: string) => ({
  item_id,
  voice_id: `flite-slt--${item_id}`,
  voice_name,
  voice_service: 'flite',
  voice_gender: 'female' as const,
  voice_speaker_id: `slt--${item_id}`,
})

/** An item of a third of a second. */
export function itemFixture(item_id: string, voice_name: string): Extract<PlaylistItem, { kind: 'snippet' }> {
  return {
    kind: 'snippet',
    ...entryFixture(item_id, voice_name),
    voice_snippet_id: `s-${item_id}`,
    item_text: `This is ${voice_name}.`,
    item_word_times: [
      { word: 'This', startTime: 0, duration: 100 },
      { word: 'is', startTime: 100, duration: 100 },
      { word: `${voice_name}.`, startTime: 200, duration: 100 },
    ],
    item_duration: 300,
    item_audio_url: toneUrl({ durationMs: 300, sampleRate: 8000, amplitude: 0.05 }),
  }
}

/** The work of `workFixture` as an item: two sections of a heading and two sentences. */
export const workItemFixture = (item_id: string): PlaylistItem => ({
  kind: 'work',
  ...entryFixture(item_id, 'Wilma'),
  work_id: 'w1',
  sentence_count: 6,
  item_text: 'The river',
  item_duration: 125_000,
})

/** An own playlist with three items: Amelia, Bella and Clara. */
export function playableFixture(changed: Partial<PlayablePlaylist> = {}): PlayablePlaylist {
  return {
    playlist: playlistFixture(),
    items: [itemFixture('a', 'Amelia'), itemFixture('b', 'Bella'), itemFixture('c', 'Clara')],
    left_out_count: 0,
    is_own: true,
    playlist_position: null,
    ...changed,
  }
}
