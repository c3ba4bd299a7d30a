import type { VoiceMapQueryInput, VoiceMapResult } from '@voice-rankings/contract'
import type { Track, TrackStatus } from '@voice-rankings/playback'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { sampleInfo, soundSource } from '../player/index.ts'
import { isPersonal, useMessages, useOwnerChange, usePreference, useRuntime, useWriting } from '../runtime/index.ts'
import type { WritingMessages } from '../runtime/index.ts'
import type { MapAxisName } from './mapAxisName.ts'
import type { MapState, MapStore } from './mapStore.ts'
import { createMapStore } from './mapStore.ts'
import type { MapVoice } from './mapVoices.ts'
import { mapMessages } from './messages.ts'
import type { MapMessages } from './messages.ts'

/** What voices say when they are pressed, in place of opening them; pointing still plays their samples. */
export interface MapSpeech {
  /** Voice that was pressed last; null for none. */
  readonly voiceId: string | null
  readonly status: TrackStatus
  /** Plays or pauses a voice. */
  onSpeak(voice: MapVoice): void
}

export interface VoiceMapOptions {
  /** Search filters of the voices. Default all. Keep the object the same between renders. */
  query?: VoiceMapQueryInput
  /** Map data of the query, if available. */
  initial?: VoiceMapResult
  /** Initial horizontal axis. Default `pitch`. */
  defaultX?: MapAxisName
  /** Initial vertical axis. Default `speakingRate`. */
  defaultY?: MapAxisName
  /** A voice was opened. By default its page is opened. */
  onOpen?: (voice: MapVoice) => void
  /** Text that voices speak when they are pressed. Default: pressing a voice opens it. */
  speech?: MapSpeech
  /** The selection changed. */
  onSelectionChange?: (voices: readonly MapVoice[]) => void
}

/** Views of the map. */
export type MapShown = 'map' | 'sound' | 'table'

/** State and actions of the map. */
export interface VoiceMapModel extends Pick<
  MapState,
  'load' | 'voices' | 'x' | 'y' | 'isBySound' | 'chosen' | 'placed' | 'selected'
> {
  readonly texts: MapMessages
  readonly writing: WritingMessages
  readonly store: MapStore
  /** The voices by measured values, by their sound, or as a table. */
  readonly shown: MapShown
  readonly dragging: 'select' | 'move'
  /** True if voices play on hover. */
  readonly hears: boolean
  /** Selected voices in selection order. */
  readonly selection: readonly MapVoice[]
  onShownChange(shown: MapShown): void
  onDraggingChange(dragging: 'select' | 'move'): void
  onHearsChange(hears: boolean): void
  onRetry(): void
  onOpen?: (voice: MapVoice) => void
  readonly speech?: MapSpeech
  /** Track of a voice. */
  trackOf(voice: MapVoice): Track
}

const EVERY_VOICE: VoiceMapQueryInput = {}

const never = () => () => {}

/**
 * Headless voice map.
 *
 * @example
 * const map = useVoiceMap({ onOpen: (voice) => console.log(voice) })
 */
export function useVoiceMap(options: VoiceMapOptions): VoiceMapModel {
  const { query = EVERY_VOICE, initial, defaultX, defaultY, onOpen, speech, onSelectionChange } = options
  const { client, playback } = useRuntime()
  const texts = useMessages('map', mapMessages)
  const writing = useWriting()
  const [store] = useState(() => createMapStore({ client, initial, query, x: defaultX, y: defaultY }))
  // Without the view, which changes with every frame of a drag.
  const load = useStore(store, (state) => state.load)
  const voices = useStore(store, (state) => state.voices)
  const x = useStore(store, (state) => state.x)
  const y = useStore(store, (state) => state.y)
  const isBySound = useStore(store, (state) => state.isBySound)
  const chosen = useStore(store, (state) => state.chosen)
  const placed = useStore(store, (state) => state.placed)
  const selected = useStore(store, (state) => state.selected)
  const [isTable, setTable] = useState(false)
  const [dragging, setDragging] = useState<'select' | 'move'>('select')
  const [hearing, setHearing] = usePreference(HEARING_KEY, parseHearing)
  // The first render matches the server; afterwards the connection is read.
  const savesData = useSyncExternalStore(never, wantsLittleData, () => false)

  const known = useRef(initial ? query : null)
  useEffect(() => {
    if (known.current === query) return
    known.current = null
    return store.read(query)
  }, [store, query])
  useEffect(() => store.readAll(isTable), [store, isTable])

  const onRetry = useCallback(() => void store.read(query), [store, query])
  useOwnerChange(isPersonal(query) ? onRetry : null)

  const selection = useMemo(() => {
    const byId = new Map(voices.map((voice) => [voice.voice_id, voice]))
    return [...selected].flatMap((id) => byId.get(id) ?? [])
  }, [voices, selected])
  useEffect(() => onSelectionChange?.(selection), [selection, onSelectionChange])

  const trackOf = useCallback(
    (voice: MapVoice) => playback.track(soundSource(client, voice.voice_sample_url), sampleInfo(voice)),
    [client, playback],
  )

  return {
    load,
    voices,
    x,
    y,
    isBySound,
    chosen,
    placed,
    selected,
    texts,
    writing,
    store,
    shown: isTable ? 'table' : chosen.isBySound ? 'sound' : 'map',
    dragging,
    hears: hearing === 'default' ? !savesData : hearing === 'on',
    selection,
    onShownChange(shown) {
      setTable(shown === 'table')
      if (shown !== 'table') store.setBySound(shown === 'sound')
    },
    onDraggingChange: setDragging,
    onHearsChange: (hears) => setHearing(hears ? 'on' : 'off'),
    onRetry,
    onOpen,
    speech,
    trackOf,
  }
}

/** Setting for playing voices on hover; `default` depends on the data saver. */
type Hearing = 'on' | 'off' | 'default'

/** Storage key of the sound on the map. */
const HEARING_KEY = 'voiceMapHearing'

/** Parses the stored setting; an unknown value is `default`. */
export function parseHearing(stored: string | null): Hearing {
  return stored === 'on' || stored === 'off' ? stored : 'default'
}

/** True if the browser's data saver or the system's reduced-data preference is on. */
function wantsLittleData(): boolean {
  const navigator = globalThis.navigator as (Navigator & { connection?: { saveData?: boolean } }) | undefined
  return (
    navigator?.connection?.saveData === true ||
    (globalThis.matchMedia?.('(prefers-reduced-data: reduce)').matches ?? false)
  )
}
