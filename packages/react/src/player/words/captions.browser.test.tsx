import { marksFixture, toneUrl } from '@voice-rankings/testkit'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { VoicePlayer } from '../index.ts'

const TEXT = 'The owl blinked twice & flew home.'
const src = toneUrl({ durationMs: 2000, sampleRate: 8000 })

/** Captions of a media element while a player uses it, and their number after it was removed. */
async function captionsOf(name: 'audio' | 'video'): Promise<{ during: string[]; after: number }> {
  const media = document.body.appendChild(document.createElement(name))
  media.src = src
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(<VoicePlayer media={media} marks={marksFixture(TEXT, 2000)} title="The owl" languageCode="en" />)
  await vi.waitFor(() => expect(host.textContent).toContain(TEXT))
  // Waits for captions to load, if there are any.
  await vi
    .waitFor(() => expect(media.textTracks[0]?.cues?.length).toBeGreaterThan(0), { timeout: 1500 })
    .catch(() => undefined)
  const [track] = media.textTracks
  const during = Array.from(track?.cues ?? [], (cue) => (cue as VTTCue).getCueAsHTML().textContent ?? '')
  if (track) expect([track.kind, track.mode, track.language]).toEqual(['captions', 'showing', 'en'])
  root.unmount()
  await vi.waitFor(() => expect(media.querySelector('track')).toBeNull())
  const after = media.textTracks.length
  media.remove()
  host.remove()
  return { during, after }
}

it('a video used by a player shows the words as captions until the player is removed', async () => {
  const { during, after } = await captionsOf('video')
  expect(during.join(' ')).toBe(TEXT)
  expect(after).toBe(0)
})

it('an audio element, which cannot show captions, gets none', async () => {
  expect(await captionsOf('audio')).toEqual({ during: [], after: 0 })
})
