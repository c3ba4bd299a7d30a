import { HIGHLIGHTS, readAlong } from '@voice-rankings/playback'
import { useEffect } from 'react'
import { hostHighlights } from '../player/index.ts'
import type { OpenReader } from './useVoiceReader.ts'

/** Lights the spoken word of the sentence that plays. */
export function useReadAlong(
  article: { readonly current: HTMLElement | null },
  { lit, work }: Pick<OpenReader, 'lit' | 'work'>,
): void {
  const gender = work.work_voice.voice_gender
  useEffect(() => {
    const element = lit && article.current?.querySelector(`[data-sentence="${lit.index}"]`)
    if (!element) return
    const names = { ...HIGHLIGHTS, word: hostHighlights(gender).word }
    return readAlong(element, { track: lit.track, marks: lit.piece.marks, languageCode: work.work_language, names })
  }, [article, lit, gender, work.work_language])
}
