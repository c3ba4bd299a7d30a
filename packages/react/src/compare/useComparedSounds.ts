import type { Track } from '@voice-rankings/playback'
import { useCallback, useEffect, useMemo } from 'react'
import { soundSource } from '../player/index.ts'
import { useMessages, useRuntime } from '../runtime/index.ts'
import type { Compared, CompareState, Take } from './compareState.ts'
import { shownOrder, takeOf } from './compareState.ts'
import type { CompareStore } from './compareStore.ts'
import { compareMessages } from './messages.ts'
import { samePlace } from './samePlace.ts'

/** Voice with its display data. */
export interface ComparedModel extends Compared {
  /** The voice's name, or a letter in blind mode. */
  readonly name: string
  readonly take: Take | null
  readonly track: Track | null
}

/** Names and places of the sounds of a comparison. */
interface Place {
  /** True in blind mode, which shows letters in place of names. */
  isHidden: boolean
  /** Page of the comparison, to which the docked player leads. */
  href: string | undefined
}

/** Sounds of the compared voices: their tracks, and one of them playing at a time. */
export function useComparedSounds(store: CompareStore, state: CompareState, { isHidden, href }: Place) {
  const { client, playback } = useRuntime()
  const texts = useMessages('compare', compareMessages)
  const modelsOf = useCallback(
    (now: CompareState) =>
      shownOrder(now).map((one, place): ComparedModel => {
        const take = takeOf(one, now.text)
        const name = isHidden || one.found.status !== 'ready' ? texts.letter(place) : one.found.voice.voice_name
        // A separate address in blind mode, so that a sound shown elsewhere by name does not reveal it.
        const source = take && soundSource(client, take.audio)
        const own =
          source && 'url' in source ? { url: `${source.url}#${isHidden ? `blind-${place}` : 'compare'}` } : source
        return {
          ...one,
          name,
          take,
          track: own && playback.track(own, { title: name, href, peaks: take?.peaks, melody: take?.melody }),
        }
      }),
    [isHidden, href, texts, client, playback],
  )
  const compared = useMemo(() => modelsOf(state), [modelsOf, state])
  // A track that is released and retained in the same moment keeps playing.
  useEffect(() => {
    const releases = compared.map(({ track }) => track?.retain())
    return () => releases.forEach((release) => release?.())
  }, [compared])

  function play(one: ComparedModel | undefined, timeMs?: number): void {
    if (!one?.track) return
    if (timeMs !== undefined) one.track.seek(timeMs)
    store.setCurrent(one.id)
    void one.track.play()
  }

  function onSwitch(id?: string): void {
    const audible = compared.filter(({ track }) => track !== null)
    const from = audible.find((one) => one.id === state.current)
    const next = audible[((from ? audible.indexOf(from) : -1) + 1) % Math.max(1, audible.length)]
    const to = id === undefined ? next : audible.find((one) => one.id === id)
    if (!to || to.id === from?.id) return
    if (!from?.track || !from.take || !to.take) return play(to)
    const isEnded = from.track.getState().status === 'ended'
    const timeMs = isEnded ? 0 : samePlace(from.track.currentTimeMs, from.take, to.take)
    from.track.pause()
    play(to, timeMs)
  }

  function onToggle(id: string): void {
    const one = compared.find((candidate) => candidate.id === id)
    const status = one?.track?.getState().status
    if (status === 'playing' || status === 'loading') one?.track?.pause()
    else play(one)
  }

  async function say(id: string): Promise<void> {
    if (compared.find((one) => one.id === id)?.track) return onToggle(id)
    // Another voice that still plays would be mistaken for this one.
    pause()
    await store.generateOne(id)
    play(modelsOf(store.getState()).find((one) => one.id === id))
  }

  /** Pauses all of them. */
  function pause(): void {
    for (const { track } of compared) track?.pause()
  }
  return { compared, pause, onSwitch, onToggle, onSay: (id: string) => void say(id) }
}
