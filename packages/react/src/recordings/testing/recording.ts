import type { AlignedRecording } from '@voice-rankings/contract'
import { formatMarks, formatSrt, formatVtt } from '@voice-rankings/playback/captions'
import { marksFixture, peaksFixture } from '@voice-rankings/testkit'

export const TEXT = 'The owl blinked twice, folded the map, and flew home before the lanterns were lit.'
export const DURATION_MS = 6000

/** Word times of the text. */
export function timesFixture(changed: Partial<AlignedRecording> = {}): AlignedRecording {
  const marks = marksFixture(TEXT, DURATION_MS)
  return {
    speechMarks: marks,
    timing_source: 'aligned',
    recording_duration: DURATION_MS,
    recording_peaks: peaksFixture(),
    captions: { vtt: formatVtt(marks), srt: formatSrt(marks), json: formatMarks(marks) },
    misfit: null,
    ...changed,
  }
}

/** Audio file of a number of bytes; the page offers `owl story.json` and `owl story.peaks.json` for it. */
export function fileOf(name = 'owl story.mp3', bytes = 96_000): File {
  const file = new File(['x'], name, { type: 'audio/mpeg' })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}
