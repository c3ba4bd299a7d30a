import type { Gender } from '@voice-rankings/contract'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { lazyModule } from '../loading/lazyModule.ts'
import { useLazyModule } from '../loading/useLazyModule.ts'
import { useSeen } from '../loading/useSeen.ts'
import { usePlayerRuntime } from '../runtime/index.ts'
import type { Stage, VoicePlayerModel } from './VoicePlayerModel.ts'
import type { VoicePlayerProps } from './VoicePlayerProps.ts'
import { useOwnSound } from './sound/useOwnSound.ts'
import { usePlayer } from './usePlayer.ts'
import { useReadingAlong } from './words/useReadingAlong.ts'

/**
 * Headless player.
 *
 * @example
 * const player = useVoicePlayer({ voice, snippet })
 */
export function useVoicePlayer(props: VoicePlayerProps): VoicePlayerModel {
  const player = usePlayer({ ...props, renderSlot: props.renderSlot ?? ownContent, ownSound: useOwnSound(props) })
  const { rootRef, textRef, readOnly, stage, gender, languageCode, title } = player
  useScrollTo(textRef, readOnly ? null : props.newText)
  useHostText(rootRef, { target: props.highlightTarget, stage, gender, languageCode })
  useCaptionTrack(stage, languageCode, title)
  usePlayerKeys(rootRef, player)
  useLength(rootRef, stage, props.src !== undefined && props.preload !== 'none')
  return { ...player, resumesAtMs: useResume(stage, props.resume ?? false) }
}

/** Leaves a slot to the player. */
const ownContent: VoicePlayerModel['renderSlot'] = (_name, own) => own

// Phones and people who want no motion get there at once.
const JUMPS = '(max-width: 640px), (prefers-reduced-motion: reduce)'

/** Brings an element into view whenever `reason` changes to something. */
function useScrollTo(ref: RefObject<HTMLElement | null>, reason: string | null | undefined): void {
  useEffect(() => {
    if (!reason || !ref.current) return
    const view = ref.current.ownerDocument.defaultView
    const jumps = view?.matchMedia?.(JUMPS).matches ?? true
    ref.current.scrollIntoView?.({ block: 'center', behavior: jumps ? 'auto' : 'smooth' })
  }, [ref, reason])
}

interface HostText {
  target: Element | string | null | undefined
  stage: Pick<Stage, 'track' | 'marks'>
  gender: Gender | 'none'
  languageCode: string | undefined
}

/** Lets the host's own text light up with the sound. A selector is looked for where the player stands, then in the page. */
function useHostText(root: RefObject<Element | null>, { target, stage, gender, languageCode }: HostText): void {
  const { track, marks } = stage
  const reading = useReadingAlong(target ? track : null)
  useEffect(() => {
    if (!reading || !target || !track || marks.length === 0 || !root.current) return
    return reading.readHostText(root.current, target, { track, marks, languageCode, gender })
  }, [reading, root, target, track, marks, gender, languageCode])
}

const captionsModule = lazyModule(() => import('@voice-rankings/playback/captions'))

/**
 * Gives a video of the page that was taken over captions of its own, which the browser shows in its picture. Of an audio
 * element browsers show none, as it has no place for them (W3C WebVTT, processing model): there the player's own words are
 * the captions.
 */
function useCaptionTrack({ track, marks }: Stage, languageCode: string | undefined, label: string): void {
  const media = track && 'media' in track.source && track.source.media.nodeName === 'VIDEO' ? track.source.media : null
  const isWanted = media !== null && marks.length > 0
  const captions = useLazyModule(captionsModule, isWanted)
  useEffect(() => {
    if (captions && media) return captions.attachCaptions(media, marks, { languageCode, label })
  }, [captions, media, marks, languageCode, label])
}

const keysModule = lazyModule(() => import('./controls/playerKeys.ts'))

/** Adds the keys of a full player to its element. */
function usePlayerKeys(root: RefObject<HTMLElement | null>, player: VoicePlayerModel): void {
  const isFull = player.variant === 'full'
  const keys = useLazyModule(keysModule, isFull)
  const latest = useRef(player)
  useEffect(() => {
    latest.current = player
  })
  useEffect(() => {
    if (keys && root.current) return keys.addPlayerKeys(root.current, () => latest.current)
  }, [keys, root])
}

/** Reads the length of the host's own sound from the head of its file once the player is visible. */
function useLength(root: RefObject<Element | null>, { track, durationMs }: Stage, isWanted: boolean): void {
  const isSeen = useSeen(root, isWanted && durationMs === null)
  useEffect(() => {
    if (isSeen && isWanted && durationMs === null && track && !('media' in track.source)) track.load()
  }, [isSeen, isWanted, durationMs, track])
}

const resumeModule = lazyModule(() => import('./sound/resumeTrack.ts'))

/** Leads a sound back to where it was left and keeps where it is left next; gives the place while it waits there. */
function useResume({ track, status }: Stage, isWanted: boolean): number | null {
  const { preferences } = usePlayerRuntime()
  const resuming = useLazyModule(resumeModule, isWanted)
  useEffect(
    () => (track && isWanted ? resuming?.resumeTrack(track, preferences) : undefined),
    [track, isWanted, resuming, preferences],
  )
  const positionMs = track?.getState().positionMs ?? 0
  return isWanted && status === 'idle' && positionMs > 0 ? positionMs : null
}
