import type { SpeechMark } from '@voice-rankings/contract'
import { loadText } from '@voice-rankings/playback'
import { parseMarks } from '@voice-rankings/playback/captions'

/** Reads the times of words from a file. Throws when it cannot be had. */
export const loadMarks = async (url: string): Promise<SpeechMark[]> => parseMarks(await loadText(url))
