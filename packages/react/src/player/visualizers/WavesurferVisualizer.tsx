import type { Gender } from '@voice-rankings/contract'
import type { Track } from '@voice-rankings/playback'
import { useEffect, useRef, useState } from 'react'
import { useChunk } from '../useChunk.ts'
import { useHeard } from '../sound/useHeard.ts'
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
  const isWanted = useHeard(track) && !isStill
  const wavesurfer = useChunk(loadWavesurfer, isWanted, 'The waveform stays still: wavesurfer could not be loaded.')

  useEffect(() => {
    if (!wavesurfer || !isWanted || !track || !container.current || peaks.length === 0) return
    const destroy = wavesurfer.createWavesurfer(container.current, { track, peaks, durationMs }, () => setIsDrawn(true))
    return () => {
      destroy()
      setIsDrawn(false)
    }
  }, [wavesurfer, isWanted, track, peaks, durationMs])

  return (
    <div className="voice-wavesurfer" part="wavesurfer" data-status={isDrawn ? 'drawn' : 'still'}>
      <div part="wavesurfer-canvas" ref={container} aria-hidden="true" />
      {!isDrawn && <StillWaveform peaks={peaks} gender={gender} track={track} />}
    </div>
  )
}
