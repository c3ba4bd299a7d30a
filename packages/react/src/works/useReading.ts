import type { Sequence, SequenceState } from '@voice-rankings/playback/sequence'
import { serverMessage } from '@voice-rankings/sdk'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { OpenWork } from './readerStore.ts'
import { placeInSection } from './readWork.ts'
import type { HeardDurations, ReadSection } from './readWork.ts'

/** Where a reader is, and how to move. */
export interface Reading {
  readonly sound: SequenceState
  /** Sentence that plays, with its track and words; null before its speech is there. */
  readonly lit: ReturnType<Sequence['current']['getState']>
  /** Message of the server for the error that stopped it; null without one. */
  readonly stopReason: string | null
  /** Section of the current sentence. */
  readonly section: ReadSection
  onToggle(): void
  /** Goes to a sentence and plays it. */
  onSentence(index: number): void
  /** Goes to the first sentence of a section, and plays on if it plays. */
  onSection(section: number): void
  /** Moves by sentences. */
  onStep(by: number): void
  /** Goes to a time of the section, in ms. */
  onTime(timeMs: number): void
  /** Tries a sentence again that could not be spoken. */
  onRetrySentence(index: number): void
}

const isMoving = ({ status }: SequenceState) => status === 'playing' || status === 'loading' || status === 'pausing'

/** Follows the player of an open work; null without one. */
export function useReading(open: OpenWork | null, heard: HeardDurations): Reading | null {
  const sound = useStore(open?.sequence ?? NOTHING)
  const lit = useStore(open?.sequence.current ?? NOTHING)
  return useMemo(() => {
    if (!open || !sound) return null
    const { sequence, sections } = open
    const section =
      sections.find(({ sentences }) => sentences.some(({ index }) => index === sound.index)) ?? sections[0]
    if (!section) return null
    return {
      sound,
      lit,
      section,
      stopReason: serverMessage(sound.error),
      onToggle: () => (isMoving(sound) ? sequence.pause() : void sequence.play()),
      onSentence(index) {
        sequence.seek(index)
        void sequence.play()
      },
      onSection(wanted) {
        const first = sections[wanted]?.sentences[0]
        if (first) sequence.seek(first.index)
      },
      onStep: (by) => sequence.seek(sound.index + by),
      onTime(timeMs) {
        const place = placeInSection(section, timeMs, heard)
        sequence.seek(place.index, place.positionMs)
      },
      onRetrySentence: (index) => void sequence.retry(index),
    }
  }, [open, sound, lit, heard])
}

const nothing = () => null
const NOTHING = { getState: nothing, getInitialState: nothing, subscribe: () => () => {} }
