import type { Gender } from '@voice-rankings/contract'
import type { Track } from '@voice-rankings/playback'
import { useEffect, useRef, useState } from 'react'
import { lazyModule } from '../../loading/lazyModule.ts'
import { useLazyModule } from '../../loading/useLazyModule.ts'
import { useReducedMotion } from '../sound/useFollow.ts'
import type { Visualizer } from '../VoicePlayerModel.ts'
import { Waveform } from './Waveform.tsx'
import { useHeard } from '../sound/useTrack.ts'

export interface VisualizationProps {
  kind: Visualizer
  track: Track | null
  /** Integers 0–100. */
  peaks: readonly number[]
  /** Pitch of each peak in semitones from the median. */
  melody?: readonly number[] | undefined
  durationMs: number | null
  gender: Gender | 'none'
}

const canvasModule = lazyModule(() => import('./CanvasVisualizer.tsx'))

/** Visualization of a sound. With reduced motion it is a still waveform whose playhead moves in steps. */
export function Visualization({ kind, ...sound }: VisualizationProps) {
  const isStill = useReducedMotion()
  const isCanvas = kind !== 'wavesurfer' && !isStill
  const canvas = useLazyModule(canvasModule, isCanvas)
  if (!isCanvas) return <WavesurferVisualizer {...sound} isStill={isStill} />
  return canvas ? <canvas.CanvasVisualizer {...sound} kind={kind} /> : <StillWaveform {...sound} />
}

interface WavesurferVisualizerProps extends Omit<VisualizationProps, 'kind'> {
  /** Keeps to the still picture, whose playhead goes in steps. */
  isStill: boolean
}

// A chunk of its own: the library is loaded when something is first heard.
const wavesurferModule = lazyModule(() => import('./createWavesurfer.ts'))

/** The waveform drawn by wavesurfer, from when it is first heard. Before that, and without it, a still one stands in its place. */
function WavesurferVisualizer({ track, peaks, melody, durationMs, gender, isStill }: WavesurferVisualizerProps) {
  const container = useRef<HTMLDivElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  const isWanted = useHeard(track) && !isStill
  const wavesurfer = useLazyModule(wavesurferModule, isWanted)

  useEffect(() => {
    if (!wavesurfer || !isWanted || !track || !container.current || peaks.length === 0) return
    const destroy = wavesurfer.createWavesurfer(container.current, { track, peaks, melody, durationMs }, () =>
      setIsDrawn(true),
    )
    return () => {
      destroy()
      setIsDrawn(false)
    }
  }, [wavesurfer, isWanted, track, peaks, melody, durationMs])

  return (
    <div className="voice-wavesurfer" part="wavesurfer" data-status={isDrawn ? 'drawn' : 'still'}>
      <div part="wavesurfer-canvas" ref={container} aria-hidden="true" />
      {!isDrawn && <StillWaveform peaks={peaks} melody={melody} gender={gender} track={track} />}
    </div>
  )
}

/** Bars of a phone, for a server. */
const BARS = 68

/** The waveform on a stage, in the place of a picture that is on its way. */
function StillWaveform(sound: Pick<VisualizationProps, 'track' | 'peaks' | 'melody' | 'gender'>) {
  return (
    <div part="wavesurfer-still">
      <Waveform {...sound} bars={BARS} height={100} />
    </div>
  )
}
