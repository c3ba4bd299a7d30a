import type { PlayablePlaylist, Playlist, PlaylistItem } from '@voice-rankings/contract'
import { RequestError } from '@voice-rankings/sdk'
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

/** An item of a third of a second. */
export function itemFixture(item_id: string, voice_name: string): Extract<PlaylistItem, { kind: 'snippet' }> {
  return {
    kind: 'snippet',
    item_id,
    voice_snippet_id: `s-${item_id}`,
    voice_id: `flite-slt--${item_id}`,
    voice_name,
    voice_service: 'flite',
    voice_gender: 'female',
    voice_speaker_id: `slt--${item_id}`,
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

/** Answer of a server that refuses a call. */
export const refusal = (code: string, message: string) =>
  new RequestError({ status: 400, code, message, issues: [], requestId: null })
