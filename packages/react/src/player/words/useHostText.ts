import type { Gender } from '@voice-rankings/contract'
import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useReadingAlong } from './useReadingAlong.ts'
import type { Stage } from '../VoicePlayerModel.ts'

interface HostText {
  target: Element | string | null | undefined
  stage: Pick<Stage, 'track' | 'marks'>
  gender: Gender | 'none'
  languageCode: string | undefined
}

/** Lets the host's own text light up with the sound. A selector is looked for where the player stands, then in the page. */
export function useHostText(root: RefObject<Element | null>, { target, stage, gender, languageCode }: HostText): void {
  const { track, marks } = stage
  const reading = useReadingAlong(target ? track : null)
  useEffect(() => {
    if (!reading || !target || !track || marks.length === 0 || !root.current) return
    return reading.readHostText(root.current, target, { track, marks, languageCode, gender })
  }, [reading, root, target, track, marks, gender, languageCode])
}
