import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { sampleInfo, soundSource } from '../player/index.ts'
import type { SampleVoice } from '../player/index.ts'
import { useRuntime } from '../runtime/index.ts'
import { useStore } from 'zustand'

type ListedVoice = SampleVoice & { voice_id: string }

export interface Samples<Voice extends ListedVoice> {
  /** Voice whose sample is playing; null for none of the list. */
  readonly playingVoiceId: string | null
  toggle(voice: Voice): void
}

const subscribeToNothing = () => () => {}

/** Samples of a list of voices, of which one plays at a time. They are stopped and released on unmount. */
export function useSamples<Voice extends ListedVoice>(voices: readonly Voice[]): Samples<Voice> {
  const { client, playback } = useRuntime()
  const trackOf = useCallback(
    (voice: ListedVoice) =>
      voice.voice_sample_url === null
        ? null
        : playback.track(soundSource(client, voice.voice_sample_url), sampleInfo(voice)),
    [client, playback],
  )
  useEffect(() => {
    const releases = voices.map((voice) => trackOf(voice)?.retain())
    return () => releases.forEach((release) => release?.())
  }, [voices, trackOf])

  const current = useStore(playback.current)
  const isPlaying = () => ['playing', 'loading'].includes(current?.getState().status ?? 'idle')
  const sounds = useSyncExternalStore(current?.subscribe ?? subscribeToNothing, isPlaying, isPlaying)
  const playing = sounds ? voices.find((voice) => trackOf(voice) === current) : undefined
  return { playingVoiceId: playing?.voice_id ?? null, toggle: (voice) => void trackOf(voice)?.toggle() }
}
