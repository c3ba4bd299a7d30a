import { expect, it } from 'vitest'
import { boxesOf } from './box.ts'
import { chapterTrack } from './chapterTrack.ts'

it('a chapter track keeps a length of 28 hours, which has more than 32 bits', () => {
  const durationMs = 28 * 3_600_000
  const movieDuration = 57.6 * durationMs
  const track = chapterTrack({ id: 2, chapters: [{ title: 'Fog', startMs: 0 }], durationMs, movieDuration, offset: 0 })
  const [trak] = boxesOf(track)
  const header = boxesOf(trak!.content).find(({ type }) => type === 'tkhd')!.content
  // ISO/IEC 14496-12, section 8.3.2: the duration of version 1.
  expect(Number(Buffer.from(header).readBigUInt64BE(28))).toBe(movieDuration)
})
