import { screen } from '@testing-library/react'
import { searchResultFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { afterEach, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import type { SetupOptions } from '../testing/renderVoice.tsx'
import { STARTING_RETRY_MS } from './useVoices.ts'
import { Voices } from './Voices.tsx'
import type { VoicesProps } from './Voices.tsx'
import type { VoicesMapProps } from './VoicesView.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const clara = voiceListingFixture()
const result = searchResultFixture([clara], { total: 1, catalogue_total: 1284 })
const MapView = ({ query, listHref }: VoicesMapProps) => <a href={listHref}>Map of {query.gender ?? 'all'} voices</a>

function setup(props: Partial<VoicesProps> = {}, options: SetupOptions = {}) {
  const onNavigate = vi.fn<(path: string) => void>()
  const onReload = vi.fn<() => void>()
  const screenOf = (changed: Partial<VoicesProps> = {}) => (
    <Voices search="" result={result} onNavigate={onNavigate} onReload={onReload} {...props} {...changed} />
  )
  const { update, ...view } = renderVoice(screenOf(), options)
  return { ...view, onNavigate, onReload, show: (changed: Partial<VoicesProps>) => update(screenOf(changed)) }
}

const female = () => screen.getAllByRole<HTMLInputElement>('radio', { name: 'Female' })[0]?.checked

it('a filter shows at once that it was chosen, and the page is asked to go to its address', async () => {
  const { user, onNavigate } = setup()
  await user.click(screen.getAllByRole('radio', { name: 'Female' })[0] ?? document.body)
  expect(female()).toBe(true)
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/voices?gender=female')
})

it('a choice holds until the address has changed, which says what is chosen from then on', async () => {
  const { user, show } = setup()
  await user.click(screen.getAllByRole('radio', { name: 'Female' })[0] ?? document.body)
  show({ isChanging: true })
  expect(female()).toBe(true)
  show({ search: '?gender=male' })
  expect(female()).toBe(false)
  show({ search: '' })
  expect(female()).toBe(false)
})

it('the map stands in place of the list where the address says so, and keeps to its filters', async () => {
  const { user, onNavigate } = setup({ search: '?gender=female&view=map', MapView })
  expect(screen.getByRole('link', { name: 'Map of female voices' }).getAttribute('href')).toBe('/voices?gender=female')
  expect(screen.queryByRole('article')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'List' }))
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/voices?gender=female')
})

it('an empty catalogue is asked for again every three seconds, one with voices is not', () => {
  // The interval too, which the tests of components leave alone otherwise.
  vi.useFakeTimers({ toNotFake: ['nextTick', 'queueMicrotask'] })
  const { onReload, show } = setup({ result: { ...result, voices: [], total: 0, catalogue_total: 0 } })
  vi.advanceTimersByTime(2 * STARTING_RETRY_MS)
  expect(onReload).toHaveBeenCalledTimes(2)
  show({ result })
  vi.advanceTimersByTime(2 * STARTING_RETRY_MS)
  expect(onReload).toHaveBeenCalledTimes(2)
})

const IN_COLLECTION = { search: '?collectionId=c1', collectionName: 'Trailers' }
const collection = { collection_id: 'c1', collection_name: 'Trailers' }
const answers = { 'collections.remove': () => ({ collection }), 'collections.add': () => ({ collection }) }

it('a voice is taken out of the collection that is shown, and put back by Undo, which has the focus', async () => {
  const { user, client } = setup(IN_COLLECTION, { handlers: answers })
  await user.click(screen.getByRole('button', { name: 'Remove Clara from Trailers' }))
  expect(await screen.findByText('Clara is removed from Trailers.')).toBeTruthy()
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  await user.click(undo)
  expect(await screen.findByText('Clara is in Trailers again.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }))
  const changed = client.calls.filter(({ name }) => /collections\.(add|remove)/.test(name)).map(({ name }) => name)
  expect(changed).toEqual(['collections.remove', 'collections.add'])
})

it('the notice of a change goes when it is dismissed or another collection is shown', async () => {
  const { user, show, container } = setup(IN_COLLECTION, { handlers: answers })
  await user.click(screen.getByRole('button', { name: 'Remove Clara from Trailers' }))
  await screen.findByText('Clara is removed from Trailers.')
  show({ search: '?collectionId=c2', collectionName: 'Kiosk' })
  expect(screen.queryByText('Clara is removed from Trailers.')).toBeNull()
  show({})
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(document.activeElement).toBe(container.querySelector('.voice-voices'))
})

it('voices are not taken out of anything where no collection is shown', () => {
  setup()
  expect(screen.queryByRole('button', { name: /^Remove Clara/ })).toBeNull()
})
