import { ATTRIBUTES } from '@voice-rankings/contract'
import type { Voice, VoiceMapQueryInput, VoiceMapResult } from '@voice-rankings/contract'
import type { Calls } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { MAP_AXES } from './mapAxisName.ts'
import type { MapAxisName } from './mapAxisName.ts'
import type { MapPlace, MapView } from './mapView.ts'
import { panView, viewOf, WHOLE_MAP, zoomView } from './mapView.ts'
import type { MapVoice } from './mapVoices.ts'
import { mapVoices } from './mapVoices.ts'
import type { MapDirection, MapSize, PlacedVoices } from './placeVoices.ts'
import { dotsBetween, middleDot, nextDot, placeVoices, pointOf } from './placeVoices.ts'

export type MapLoad =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly total: number; readonly unmeasured: number }
  | { readonly status: 'failed' }

/** Input that made a voice current; `pin` is a tap, which keeps its card open. */
type MapInput = 'pointer' | 'keys' | 'pin'

/** Current voice: its dot, and the input. */
export interface ActiveDot {
  readonly dot: number
  readonly by: MapInput
}

export interface MapState {
  readonly load: MapLoad
  readonly voices: readonly MapVoice[]
  /** Axes of the positions. */
  readonly x: MapAxisName
  readonly y: MapAxisName
  /** True if voices are placed by their sound instead of axes. */
  readonly isBySound: boolean
  /** Chosen positions; others than those shown until their values have loaded. */
  readonly chosen: { readonly x: MapAxisName; readonly y: MapAxisName; readonly isBySound: boolean }
  readonly placed: PlacedVoices
  readonly view: MapView
  readonly active: ActiveDot | null
  /** Plot area in pixels. */
  readonly size: MapSize
  /** Two corners of the drag selection; null for none. */
  readonly box: readonly [MapPlace, MapPlace] | null
  /** Ids of the selected voices, in selection order. */
  readonly selected: ReadonlySet<string>
  /** Loaded details of voices by id. */
  readonly details: ReadonlyMap<string, Voice>
}

export interface MapStoreOptions {
  client: Calls<'voices.map' | 'voices.get'>
  /** Map data, if available, and its query. */
  initial?: VoiceMapResult
  query?: VoiceMapQueryInput
  x?: MapAxisName
  y?: MapAxisName
  log?: (message: string, error: unknown) => void
}

export interface MapStore extends Pick<StoreApi<MapState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Loads the map of a query and replaces the current one. The returned function cancels it. */
  read(query: VoiceMapQueryInput): () => void
  /** Loads all attributes of this and later queries, for a table; false: only those of the axes. */
  readAll(isAll: boolean): void
  /** Changes one axis or both, once their values have loaded, and resets the zoom. */
  setAxes(axes: { x?: MapAxisName; y?: MapAxisName }): void
  /** Places voices by their sound, or by the axes, once the values have loaded, and resets the zoom. */
  setBySound(isBySound: boolean): void
  /** Zooms by a factor around a position, by default the middle. */
  zoom(factor: number, at?: MapPlace): void
  pan(by: MapPlace): void
  seeWhole(): void
  /** Sets or clears the current voice. */
  point(dot: number | null, by: MapInput): void
  /** Moves to the next voice in a direction and scrolls it into view; starts with the middle one. */
  step(direction: MapDirection): void
  resize(size: MapSize): void
  /** Updates the drag selection. */
  drag(from: MapPlace, to: MapPlace): void
  /** Selects the voices in the drag selection; `more` adds to the current selection. */
  drop(more: boolean): void
  /** Cancels the drag selection. */
  cancelDrag(): void
  toggle(voiceId: string): void
  clearSelection(): void
  /** Loads the details of a voice, once. */
  readDetails(voice: MapVoice): Promise<void>
}

const logToConsole = (message: string, error: unknown) => console.error(message, error)

/** Store of the voice map: positions, view, current voice and selection. */
export function createMapStore(options: MapStoreOptions): MapStore {
  const { client, initial, log = logToConsole } = options
  const store = createStore<MapState>(() => {
    const voices = initial ? mapVoices(initial) : []
    const { x = 'pitch', y = 'speakingRate' } = options
    return {
      load: initial ? ready(initial) : { status: 'loading' },
      voices,
      x,
      y,
      isBySound: false,
      chosen: { x, y, isBySound: false },
      placed: placeVoices(voices, x, y),
      view: WHOLE_MAP,
      active: null,
      size: { width: 800, height: 500 },
      box: null,
      selected: new Set(),
      details: new Map(),
    }
  })
  const { getState: get, setState: set } = store
  const reading = new Map<string, Promise<void>>()
  let latest: AbortController | null = null
  let query = options.query ?? {}
  let isAll = false
  /** Last answer to the query; null without one. */
  let answered = initial ?? null
  /** Values that the voices have. */
  let known = new Set(initial && columnsIn(initial))

  function show(result: VoiceMapResult): void {
    const { selected } = get()
    const voices = mapVoices(result, answered ? get().voices : [])
    answered = result
    known = new Set([...known, ...columnsIn(result)])
    const there = new Set(voices.map(({ voice_id }) => voice_id))
    set({ voices, selected: new Set([...selected].filter((id) => there.has(id))) })
    place(result)
  }

  /** Positions the voices as chosen; a map that was not shown before is shown whole. */
  function place(result: VoiceMapResult): void {
    const { voices, chosen, x, y, isBySound, view } = get()
    const isSame = x === chosen.x && y === chosen.y && isBySound === chosen.isBySound
    set({
      ...chosen,
      load: ready(result),
      placed: placeVoices(voices, chosen.x, chosen.y, chosen.isBySound),
      view: isSame ? view : WHOLE_MAP,
      active: null,
    })
  }

  /** Loads the values that are wanted and unknown. The voices keep their positions meanwhile. */
  function update(): AbortController {
    latest?.abort()
    const request = (latest = new AbortController())
    const { x, y, isBySound } = get().chosen
    // The values of the axes are also those of the cards.
    const missing = MAP_COLUMNS.filter((name) => {
      const isWanted = name === SOUND ? isBySound : isAll || name === x || name === y
      return isWanted && !known.has(name)
    })
    if (answered && missing.length === 0) place(answered)
    else void ask(missing, request.signal)
    return request
  }

  async function ask(axes: readonly MapColumnName[], signal: AbortSignal): Promise<void> {
    set({ load: answered && !isAll ? ready(answered) : { status: 'loading' } })
    try {
      const result = await client.voices.map({ ...query, axes: axes.join(',') }, { signal })
      if (!signal.aborted) show(result)
    } catch (error) {
      if (signal.aborted) return
      log('The map of voices could not be loaded.', error)
      set({ load: { status: 'failed' } })
    }
  }

  async function fetchDetails({ voice_id, voice_service, voice_gender, voice_speaker_id }: MapVoice): Promise<void> {
    try {
      const { voice } = await client.voices.get({ voice_service, voice_gender, voice_speaker_id })
      set({ details: new Map(get().details).set(voice_id, voice) })
    } catch (error) {
      // The card is shown without its waveform; the next visit loads it again.
      reading.delete(voice_id)
      log(`More of ${voice_id} could not be loaded.`, error)
    }
  }

  return {
    getState: get,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    read(next) {
      query = next
      answered = null
      known = new Set()
      const request = update()
      return () => request.abort()
    },
    readAll(next) {
      if (next === isAll) return
      isAll = next
      // Nothing was asked before the first query.
      if (answered || latest) update()
    },
    setAxes(axes) {
      set({ chosen: { ...get().chosen, ...axes } })
      update()
    },
    setBySound(isBySound) {
      if (isBySound === get().chosen.isBySound) return
      set({ chosen: { ...get().chosen, isBySound } })
      update()
    },
    zoom: (factor, at) => set({ view: zoomView(get().view, factor, at) }),
    pan: (by) => set({ view: panView(get().view, by) }),
    seeWhole: () => set({ view: WHOLE_MAP }),
    point(dot, by) {
      const { active } = get()
      if (dot === null ? active === null : active?.dot === dot && active.by === by) return
      set({ active: dot === null ? null : { dot, by } })
    },
    step(direction) {
      const { placed, active, view, size } = get()
      const dot = active ? nextDot(placed, size, active.dot, direction) : middleDot(placed, view, size)
      if (dot === null) return
      set({ active: { dot, by: 'keys' }, view: viewOf(view, pointOf(placed, dot)) })
    },
    resize(size) {
      const before = get().size
      if (size.width !== before.width || size.height !== before.height) set({ size })
    },
    drag: (from, to) => set({ box: [from, to], active: null }),
    drop(more) {
      const { placed, view, selected, box } = get()
      if (!box) return
      const ids = dotsBetween(placed, view, box[0], box[1]).flatMap((dot) => placed.voices[dot]?.voice_id ?? [])
      set({ box: null, selected: new Set([...(more ? selected : []), ...ids]) })
    },
    cancelDrag: () => set({ box: null }),
    toggle(id) {
      const selected = new Set(get().selected)
      if (!selected.delete(id)) selected.add(id)
      set({ selected })
    },
    clearSelection: () => set({ selected: new Set() }),
    readDetails(voice) {
      const known = reading.get(voice.voice_id) ?? fetchDetails(voice)
      reading.set(voice.voice_id, known)
      return known
    },
  }
}

/** Name of the places by sound in the query of the map. */
const SOUND = 'sound'

const MAP_COLUMNS = [...MAP_AXES, SOUND] as const
type MapColumnName = (typeof MAP_COLUMNS)[number]

function columnsIn({ columns }: VoiceMapResult): MapColumnName[] {
  return MAP_COLUMNS.filter((name) => columns[name === SOUND ? 'voice_sound_x' : ATTRIBUTES[name].field] !== undefined)
}

function ready({ total, unmeasured }: VoiceMapResult): MapLoad {
  return { status: 'ready', total, unmeasured }
}
