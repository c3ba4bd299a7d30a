// A chunk of its own: only who gives the address of a file needs to read one.
import type { SpeechMark } from '@voice-rankings/contract'
import { loadText, parsePeaks } from '@voice-rankings/playback'
import { parseMarks } from '@voice-rankings/playback/captions'

/** The words of a WebVTT, SubRip or JSON file. Rejects when it cannot be had. */
export async function readMarks(url: string, signal: AbortSignal): Promise<SpeechMark[]> {
  return parseMarks(await loadText(url, signal))
}

/** The waveform of a JSON file. Rejects when it cannot be had. */
export async function readPeaks(url: string, signal: AbortSignal): Promise<number[]> {
  return parsePeaks(await loadText(url, signal))
}
