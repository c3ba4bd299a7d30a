// Separate chunk: only needed to load files by address.
import type { SpeechMark } from '@voice-rankings/contract'
import { loadText, parsePeaks } from '@voice-rankings/playback'
import { parseMarks } from '@voice-rankings/playback/captions'

/** Word times of a WebVTT, SubRip or JSON file. Rejects if it cannot be loaded. */
export async function readMarks(url: string, signal: AbortSignal): Promise<SpeechMark[]> {
  return parseMarks(await loadText(url, signal))
}

/** Waveform of a JSON file. Rejects if it cannot be loaded. */
export async function readPeaks(url: string, signal: AbortSignal): Promise<number[]> {
  return parsePeaks(await loadText(url, signal))
}
