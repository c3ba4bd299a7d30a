import { runInThisContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { CHUNK_FAILURE, type ChunkWindow, watchChunks } from './watchChunks.ts'

interface Loaded {
  /** Navigation type of the page. */
  by: 'navigate' | 'reload' | 'back_forward'
  /** Time since then, in ms. */
  ago: number
}

function setup({ by, ago }: Loaded, watch = watchChunks) {
  const events = new EventTarget()
  const navigation = new EventTarget()
  const reload = vi.fn<() => void>()
  const told = vi.fn<() => void>()
  events.addEventListener(CHUNK_FAILURE, told)
  const page: ChunkWindow = {
    addEventListener: events.addEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    performance: { now: () => ago, getEntriesByType: () => [{ type: by }] },
    location: { reload },
    navigation,
  }
  watch(page, CHUNK_FAILURE)
  return { events, navigation, reload, told }
}

const eventOf = (type: string, fields: object = {}) => Object.assign(new Event(type, { cancelable: true }), fields)
const preloadError = () => eventOf('vite:preloadError')

test.each<[name: string, loaded: Loaded, reloads: boolean]>([
  ['opened a while ago', { by: 'navigate', ago: 60_000 }, true],
  ['opened just now', { by: 'navigate', ago: 200 }, true],
  ['returned to', { by: 'back_forward', ago: 200 }, true],
  ['reloaded just now', { by: 'reload', ago: 200 }, false],
  ['reloaded 9,999 ms ago', { by: 'reload', ago: 9999 }, false],
  ['reloaded 10,000 ms ago', { by: 'reload', ago: 10_000 }, true],
])('a chunk failure on a page that was %s', (_name, loaded, reloads) => {
  const { events, reload, told } = setup(loaded)
  const event = preloadError()
  events.dispatchEvent(event)
  expect([reload.mock.calls.length, told.mock.calls.length]).toEqual(reloads ? [1, 0] : [0, 1])
  // The event is handled only if the page reloads.
  expect(event.defaultPrevented).toBe(reloads)
})

const rejection = (reason: unknown) => eventOf('unhandledrejection', { reason })
const element = (fields: object) => {
  const event = eventOf('error')
  Object.defineProperty(event, 'target', { value: fields })
  return event
}

test.each<[name: string, event: Event, reloads: boolean]>([
  ['a chunk (Vite)', preloadError(), true],
  ['an import (Chromium)', rejection(new TypeError('Failed to fetch dynamically imported module: /a.js')), true],
  ['an import (Firefox)', rejection(new TypeError('error loading dynamically imported module: /a.js')), true],
  ['an import (Safari)', rejection(new TypeError('Importing a module script failed.')), true],
  ['a call', rejection(new TypeError('Failed to fetch')), false],
  ['something else', rejection('no error'), false],
])('a failure of %s reloads the page: %s', (_name, event, reloads) => {
  const { events, reload } = setup({ by: 'navigate', ago: 60_000 })
  events.dispatchEvent(event)
  expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0)
})

test.each<[name: string, target: object, reloads: boolean]>([
  ['script', { tagName: 'SCRIPT' }, true],
  ['style sheet', { tagName: 'LINK', rel: 'stylesheet' }, true],
  ['preload', { tagName: 'LINK', rel: 'modulepreload' }, false],
  ['picture', { tagName: 'IMG' }, false],
  ['sound', { tagName: 'AUDIO' }, false],
])('a failed %s of the document reloads the page: %s', (_name, target, reloads) => {
  const listeners: ((event: Event) => void)[] = []
  const reload = vi.fn<() => void>()
  watchChunks(
    {
      addEventListener: (type: string, listener: EventListenerOrEventListenerObject | null) => {
        if (type === 'error' && typeof listener === 'function') listeners.push(listener)
      },
      dispatchEvent: () => true,
      performance: { now: () => 0, getEntriesByType: () => [] },
      location: { reload },
    },
    CHUNK_FAILURE,
  )
  for (const listener of listeners) listener(element(target))
  expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0)
})

test.each<[name: string, loaded: Loaded, fields: object, held: boolean]>([
  ['by the router, a moment after another', { by: 'reload', ago: 300 }, { navigationType: 'reload' }, true],
  ['by the router, long after another', { by: 'reload', ago: 20_000 }, { navigationType: 'reload' }, false],
  ['by the router, the first', { by: 'navigate', ago: 300 }, { navigationType: 'reload' }, false],
  ['by the visitor', { by: 'reload', ago: 300 }, { navigationType: 'reload', userInitiated: true }, false],
  ['of another page', { by: 'reload', ago: 300 }, { navigationType: 'push' }, false],
])('watchChunks handles a reload %s', (_name, loaded, fields, held) => {
  const { navigation, told } = setup(loaded)
  const event = eventOf('navigate', fields)
  navigation.dispatchEvent(event)
  expect([event.defaultPrevented, told.mock.calls.length]).toEqual([held, held ? 1 : 0])
})

test.each<[name: string, loaded: Loaded, follows: boolean]>([
  ['failed to load twice within ten seconds', { by: 'reload', ago: 200 }, true],
  ['failed to load once', { by: 'navigate', ago: 200 }, false],
])('after a chunk %s, a link reloads its page: %s', (_name, loaded, follows) => {
  const { events } = setup(loaded)
  const router = vi.fn<() => void>()
  events.addEventListener('click', router)
  const click = (target: object) =>
    events.dispatchEvent(Object.defineProperty(eventOf('click'), 'target', { value: target }))
  const link = { closest: () => link }
  click(link)
  events.dispatchEvent(preloadError())
  click({ closest: () => null })
  expect(router).toHaveBeenCalledTimes(2)
  click(link)
  expect(router).toHaveBeenCalledTimes(follows ? 2 : 3)
})

test('watchChunks works when serialized into a page', () => {
  const written = runInThisContext(`(${String(watchChunks)})`) as typeof watchChunks
  const { events, reload } = setup({ by: 'navigate', ago: 60_000 }, written)
  events.dispatchEvent(preloadError())
  expect(reload).toHaveBeenCalledTimes(1)
})
