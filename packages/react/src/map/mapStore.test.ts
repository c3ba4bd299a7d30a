import type { VoiceMapResult } from '@voice-rankings/contract'
import { createFakeClient, voiceFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { describe, expect, it, vi } from 'vitest'
import type { MapStoreOptions } from './mapStore.ts'
import { createMapStore } from './mapStore.ts'
import { toPlace, WHOLE_MAP } from './mapView.ts'
import { pointOf } from './placeVoices.ts'
import { answerOf, COMPASS, mapFixture, withSound } from './testing/mapFixture.ts'

const OFFLINE = new Error('offline')
const turn = () => new Promise((resolve) => setTimeout(resolve))

function setup(handlers: FakeHandlers = {}, options: Omit<MapStoreOptions, 'client'> = { initial: COMPASS }) {
  const client = createFakeClient(handlers)
  const log = vi.fn<NonNullable<MapStoreOptions['log']>>()
  const store = createMapStore({ client, log, ...options })
  const names = (ids: Iterable<string>) =>
    [...ids].map((id) => store.getState().voices.find(({ voice_id }) => voice_id === id)?.voice_name)
  return {
    client,
    log,
    store,
    dotOf: (name: string) => store.getState().placed.voices.findIndex(({ voice_name }) => voice_name === name),
    current: () => store.getState().placed.voices[store.getState().active?.dot ?? -1]?.voice_name,
    idOf: (name: string) => store.getState().voices.find(({ voice_name }) => voice_name === name)?.voice_id ?? '',
    selected: () => names(store.getState().selected),
  }
}

describe('loading a map', () => {
  it('starts without voices and shows those of the answer', async () => {
    const { store, client } = setup({ 'voices.map': () => COMPASS }, {})
    expect(store.getState()).toMatchObject({ load: { status: 'loading' }, voices: [], x: 'pitch', y: 'speakingRate' })
    store.read({ gender: 'female' })
    await turn()
    expect(client.calls).toEqual([{ name: 'voices.map', input: { gender: 'female', axes: 'pitch,speakingRate' } }])
    expect(store.getState().load).toEqual({ status: 'ready', total: 6, unmeasured: 0 })
    expect(store.getState().voices).toHaveLength(6)
    expect(store.getState().placed.voices).toHaveLength(5)
  })

  it('starts with the voices and axes that are given', () => {
    const { store } = setup({}, { initial: COMPASS, x: 'intensity', y: 'pitch' })
    const { load, voices, x, y, placed, active, box, selected, details } = store.getState()
    expect(load).toEqual({ status: 'ready', total: 6, unmeasured: 0 })
    expect(voices).toHaveLength(6)
    expect({ x, y, missing: placed.missing }).toEqual({ x: 'intensity', y: 'pitch', missing: { x: 0, y: 1 } })
    expect({ active, box, selected: selected.size, details: details.size }).toEqual({
      active: null,
      box: null,
      selected: 0,
      details: 0,
    })
  })

  it('logs a failure and keeps the voices', async () => {
    const { store, log } = setup({ 'voices.map': () => Promise.reject(OFFLINE) })
    store.read({})
    expect(store.getState().load).toEqual({ status: 'loading' })
    await turn()
    expect(store.getState().load).toEqual({ status: 'failed' })
    expect(store.getState().voices).toHaveLength(6)
    expect(log).toHaveBeenCalledExactlyOnceWith('The map of voices could not be loaded.', OFFLINE)
  })

  it('logs to the console by default', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const store = createMapStore({ client: createFakeClient({ 'voices.map': () => Promise.reject(OFFLINE) }) })
    store.read({})
    await turn()
    expect(error).toHaveBeenCalledExactlyOnceWith('The map of voices could not be loaded.', OFFLINE)
    error.mockRestore()
  })

  it('keeps those selected voices that are still there, and no current voice', async () => {
    const { store, idOf, selected } = setup({
      'voices.map': () =>
        mapFixture([
          ['East', 'female', 250, 160],
          ['New', 'male', 90, 120],
        ]),
    })
    store.toggle(idOf('West'))
    store.toggle(idOf('East'))
    store.point(0, 'pointer')
    store.read({})
    await turn()
    expect(selected()).toEqual(['East'])
    expect(store.getState().active).toBeNull()
  })

  it.each([
    ['answer', () => Promise.resolve(COMPASS)],
    ['failure', () => Promise.reject(OFFLINE)],
  ])('ignores the %s of a cancelled request', async (_, answer) => {
    const { store, log } = setup({ 'voices.map': answer }, {})
    const cancel = store.read({})
    cancel()
    await turn()
    expect(store.getState()).toMatchObject({ load: { status: 'loading' }, voices: [] })
    expect(log).not.toHaveBeenCalled()
  })

  it('shows the answer to the latest query only', async () => {
    const answers: ((result: VoiceMapResult) => void)[] = []
    const signals: (AbortSignal | undefined)[] = []
    const { store } = setup(
      {
        'voices.map': ({ gender }, { signal }) => {
          signals.push(signal)
          return gender === 'male' ? new Promise((resolve) => answers.push(resolve)) : COMPASS
        },
      },
      {},
    )
    store.read({ gender: 'male' })
    store.read({})
    await turn()
    answers[0]?.(mapFixture([]))
    await turn()
    expect(store.getState().voices).toHaveLength(6)
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
  })
})

const setupPart = (handlers: FakeHandlers = { 'voices.map': (query) => answerOf(COMPASS, query) }) =>
  setup(handlers, { initial: answerOf(COMPASS, { axes: 'pitch,speakingRate' }), query: { gender: 'male' } })

describe('the attributes of a map', () => {
  it('of other axes are loaded by the same query, and keep the earlier ones', async () => {
    const { store, client } = setupPart()
    store.zoom(4)
    store.setAxes({ x: 'intensity', y: 'pitch' })
    expect(store.getState()).toMatchObject({ x: 'pitch', y: 'speakingRate', chosen: { x: 'intensity', y: 'pitch' } })
    expect(store.getState().load.status).toBe('ready')
    await turn()
    expect(store.getState()).toMatchObject({ x: 'intensity', y: 'pitch', view: WHOLE_MAP })
    expect(store.getState().placed.voices).toHaveLength(5)
    expect(client.calls.map(({ input }) => input)).toEqual([{ gender: 'male', axes: 'intensity' }])
  })

  it('of two axes that are changed one after the other are both shown', async () => {
    const { store } = setupPart()
    store.setAxes({ x: 'intensity' })
    store.setAxes({ y: 'pitch' })
    await turn()
    expect(store.getState()).toMatchObject({ x: 'intensity', y: 'pitch' })
  })

  it('are not awaited after a return to the earlier axes', async () => {
    const { store } = setupPart({ 'voices.map': () => Promise.reject(OFFLINE) })
    store.setAxes({ x: 'energy', y: 'pitch' })
    await turn()
    expect(store.getState().load).toEqual({ status: 'failed' })
    store.setAxes({ x: 'pitch', y: 'speakingRate' })
    expect(store.getState().load).toEqual({ status: 'ready', total: 6, unmeasured: 0 })
  })

  it('are all loaded for a table, also those of the next query', async () => {
    const { store, client } = setupPart()
    store.readAll(true)
    expect(store.getState().load).toEqual({ status: 'loading' })
    await turn()
    store.readAll(true)
    store.read({})
    await turn()
    store.readAll(false)
    store.read({})
    await turn()
    expect(client.calls.map(({ input }) => input)).toEqual([
      { gender: 'male', axes: 'intensity,vocalFry,energy' },
      { axes: 'pitch,speakingRate,intensity,vocalFry,energy' },
      { axes: 'pitch,speakingRate' },
    ])
  })
})

const setupSound = () => setupPart({ 'voices.map': (query) => answerOf(withSound(COMPASS), query) })

describe('the map by sound', () => {
  it('loads the places once, and keeps the axes for the cards', async () => {
    const { store, client } = setupSound()
    store.zoom(4)
    store.setBySound(true)
    expect(store.getState()).toMatchObject({ isBySound: false, chosen: { isBySound: true } })
    await turn()
    const { isBySound, x, placed, view } = store.getState()
    expect({ isBySound, x, view, missing: placed.missing.x }).toEqual({
      isBySound: true,
      x: 'pitch',
      view: WHOLE_MAP,
      missing: 1,
    })
    expect(placed.voices.map(({ voice_name }) => voice_name)).toEqual(['Mid', 'West', 'East', 'North', 'South'])
    expect([...placed.xs]).toEqual([...placed.xs].toSorted((a, b) => a - b))
    store.setBySound(false)
    store.setBySound(true)
    expect(client.calls.map(({ input }) => input)).toEqual([{ gender: 'male', axes: 'sound' }])
  })

  it('stays for the next query', async () => {
    const { store, client } = setupSound()
    store.setBySound(true)
    await turn()
    store.read({})
    await turn()
    expect(client.calls.at(-1)?.input).toEqual({ axes: 'pitch,speakingRate,sound' })
    expect(store.getState().isBySound).toBe(true)
  })
})

describe('looking at a map', () => {
  it('shows other axes whole, without a current voice', () => {
    const { store } = setup()
    store.zoom(4)
    store.point(0, 'pointer')
    store.setAxes({ x: 'intensity', y: 'pitch' })
    const { x, y, view, active, placed } = store.getState()
    expect({ x, y, view, active }).toEqual({ x: 'intensity', y: 'pitch', view: WHOLE_MAP, active: null })
    expect(placed.missing).toEqual({ x: 0, y: 1 })
  })

  it('zooms around the middle or a given place, pans, and shows the whole again', () => {
    const { store } = setup()
    store.zoom(2)
    expect(store.getState().view).toEqual({ left: 0.25, bottom: 0.25, size: 0.5 })
    store.pan({ x: 0.5, y: -0.5 })
    expect(store.getState().view).toEqual({ left: 0, bottom: 0.5, size: 0.5 })
    store.seeWhole()
    expect(store.getState().view).toEqual(WHOLE_MAP)
    store.zoom(2, { x: 1, y: 0 })
    expect(store.getState().view).toEqual({ left: 0.5, bottom: 0, size: 0.5 })
  })

  it('notifies of a new size only', () => {
    const { store } = setup()
    const onChange = vi.fn()
    store.subscribe(onChange)
    const { width, height } = store.getState().size
    store.resize({ width, height })
    expect(onChange).not.toHaveBeenCalled()
    store.resize({ width: width + 1, height })
    store.resize({ width: width + 1, height: height + 1 })
    expect(store.getState().size).toEqual({ width: width + 1, height: height + 1 })
    expect(onChange).toHaveBeenCalledTimes(2)
  })
})

describe('the current voice of a map', () => {
  it('is set and cleared, and notifies of changes only', () => {
    const { store } = setup()
    const onChange = vi.fn()
    store.subscribe(onChange)
    store.point(null, 'pointer')
    expect(onChange).not.toHaveBeenCalled()
    store.point(1, 'pointer')
    store.point(1, 'pointer')
    expect(onChange).toHaveBeenCalledTimes(1)
    store.point(1, 'pin')
    expect(store.getState().active).toEqual({ dot: 1, by: 'pin' })
    store.point(2, 'pin')
    expect(store.getState().active).toEqual({ dot: 2, by: 'pin' })
    store.point(null, 'pointer')
    expect(store.getState().active).toBeNull()
    expect(onChange).toHaveBeenCalledTimes(4)
  })

  it('moves from the middle in each direction, and stays at the edge', () => {
    const { store, current } = setup()
    const after = (direction: 'left' | 'right' | 'up' | 'down') => {
      store.step(direction)
      return current()
    }
    expect(after('right')).toBe('Mid')
    expect(store.getState().active?.by).toBe('keys')
    expect(after('left')).toBe('West')
    expect(after('left')).toBe('West')
    expect(after('right')).toBe('Mid')
    expect(after('up')).toBe('North')
  })

  it('is scrolled into view by keys', () => {
    const { store, dotOf } = setup()
    store.zoom(4)
    store.step('right')
    store.step('right')
    const { view, placed } = store.getState()
    const { x, y } = toPlace(view, pointOf(placed, dotOf('East')))
    expect(view.size).toBe(0.25)
    for (const share of [x, y]) {
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
    }
  })

  it('does not exist on a map without voices', () => {
    const { store } = setup({}, {})
    store.step('right')
    expect(store.getState().active).toBeNull()
  })
})

const dragRight = (store: ReturnType<typeof setup>['store']) => store.drag({ x: 0.6, y: 0 }, { x: 1, y: 1 })
const dragLeft = (store: ReturnType<typeof setup>['store']) => store.drag({ x: 0, y: 0 }, { x: 0.3, y: 1 })

describe('the selection of a map', () => {
  it('is drawn by a drag, without a current voice, and replaced by the next', () => {
    const { store, selected } = setup()
    store.point(0, 'pointer')
    dragRight(store)
    expect(store.getState()).toMatchObject({
      box: [
        { x: 0.6, y: 0 },
        { x: 1, y: 1 },
      ],
      active: null,
    })
    store.drop(false)
    expect(store.getState().box).toBeNull()
    expect(selected()).toEqual(['East'])
    dragLeft(store)
    store.drop(false)
    expect(selected()).toEqual(['West'])
    dragRight(store)
    store.drop(true)
    expect(selected()).toEqual(['West', 'East'])
  })

  it('is unchanged by a cancelled drag, and by the end of none', () => {
    const { store, selected, idOf } = setup()
    store.toggle(idOf('West'))
    dragRight(store)
    store.cancelDrag()
    expect(store.getState().box).toBeNull()
    store.drop(false)
    expect(selected()).toEqual(['West'])
  })

  it('gains and loses single voices, in their order, until it is cleared', () => {
    const { store, selected, idOf } = setup()
    for (const name of ['South', 'West', 'East', 'West']) store.toggle(idOf(name))
    expect(selected()).toEqual(['South', 'East'])
    store.clearSelection()
    expect(selected()).toEqual([])
  })
})

describe('the details of a voice on a map', () => {
  it('are loaded once', async () => {
    const voice = voiceFixture()
    const { store, client, idOf } = setup({ 'voices.get': () => ({ voice }) })
    const [mid, west] = store.getState().voices
    if (!mid || !west) throw new Error('The map has no voices.')
    await Promise.all([store.readDetails(mid), store.readDetails(mid)])
    await store.readDetails(mid)
    await store.readDetails(west)
    expect(client.calls.map(({ input }) => input)).toEqual(
      ['mid--plain', 'west--plain'].map((voice_speaker_id) => ({
        voice_service: 'flite',
        voice_gender: voice_speaker_id === 'mid--plain' ? 'female' : 'male',
        voice_speaker_id,
      })),
    )
    expect([...store.getState().details]).toEqual([
      [idOf('Mid'), voice],
      [idOf('West'), voice],
    ])
  })

  it('are loaded again after a failure, which is logged', async () => {
    const answers = [() => Promise.reject(OFFLINE), () => ({ voice: voiceFixture() })]
    const { store, log } = setup({ 'voices.get': () => answers.shift()?.() ?? Promise.reject(OFFLINE) })
    const [mid] = store.getState().voices
    if (!mid) throw new Error('The map has no voices.')
    await store.readDetails(mid)
    expect(store.getState().details.size).toBe(0)
    expect(log).toHaveBeenCalledExactlyOnceWith(`More of ${mid.voice_id} could not be loaded.`, OFFLINE)
    await store.readDetails(mid)
    expect(store.getState().details.size).toBe(1)
  })
})
