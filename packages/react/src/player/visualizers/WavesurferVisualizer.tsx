import type { Gender } from '@voice-rankings/contract'
import type { Track } from '@voice-rankings/playback'
import { useEffect, useRef, useState } from 'react'
import { useHeard } from '../useHeard.ts'
import { StillWaveform } from './StillWaveform.tsx'

export interface WavesurferVisualizerProps {
  track: Track | null
  peaks: readonly number[]
  durationMs: number | null
  gender: Gender | 'none'
  /** Keeps to the still picture, whose playhead goes in steps. */
  isStill: boolean
}

// A chunk of its own: the library is loaded when something is first heard.
const loadWavesurfer = () => import('./createWavesurfer.ts')

/** The waveform drawn by wavesurfer, from when it is first heard. Before that, and without it, a still one stands in its place. */
export function WavesurferVisualizer({ track, peaks, durationMs, gender, isStill }: WavesurferVisualizerProps) {
  const container = useRef<HTMLDivElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  const isHeard = useHeard(track)

  useEffect(() => {
    if (isStill || !isHeard) return
    let isGone = false
    let destroy: (() => void) | undefined
    async function draw(): Promise<void> {
      const { createWavesurfer } = await loadWavesurfer()
      if (isGone || !track || !container.current || peaks.length === 0) return
      destroy = createWavesurfer(container.current, { track, peaks, durationMs }, () => setIsDrawn(true))
    }
    draw().catch((error: unknown) => console.error('The waveform stays still: wavesurfer could not be loaded.', error))
    return () => {
      isGone = true
      destroy?.()
      setIsDrawn(false)
    }
  }, [track, peaks, durationMs, isStill, isHeard])

  return (
    <div className="voice-wavesurfer" part="wavesurfer" data-status={isDrawn ? 'drawn' : 'still'}>
      <div part="wavesurfer-canvas" ref={container} aria-hidden="true" />
      {!isDrawn && <StillWaveform peaks={peaks} gender={gender} track={track} />}
    </div>
  )
}
