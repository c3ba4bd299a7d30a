import type { Gender } from '@voice-rankings/contract'
import { readAlong } from '@voice-rankings/playback'
import type { Sequence } from '@voice-rankings/playback/sequence'
import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { splitSentences } from './splitSentences.ts'

interface MessageTextProps {
  text: string
  /** Language of the voice, BCP 47. */
  language: string
  gender: Gender
  /** Speech of the message while it is spoken; null in silence. */
  sequence: Sequence | null
}

const NOTHING = { getState: () => null, getInitialState: () => null, subscribe: () => () => {} }

/** Text of a message, in which the spoken word is lit. It is shown as text whatever it contains. */
export function MessageText({ text, language, gender, sequence }: MessageTextProps) {
  const sentences = useMemo(() => splitSentences(text, language), [text, language])
  const lit = useStore(sequence?.current ?? NOTHING)
  const element = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const sentence = lit && element.current?.querySelector(`[data-sentence="${lit.index}"]`)
    if (!sentence) return
    const names = { word: `voice-host-${gender === 'unknown' ? 'none' : gender}`, sentence: 'voice-host-sentence' }
    return readAlong(sentence, { track: lit.track, marks: lit.piece.marks, languageCode: language, names })
  }, [lit, language, gender])
  return (
    <p ref={element} dir="auto">
      {sentences.map((sentence, index) => (
        // A sentence keeps its place: text is only added at the end.
        // eslint-disable-next-line react/no-array-index-key
        <span key={index} data-sentence={index}>
          {sentence}
        </span>
      ))}
    </p>
  )
}
