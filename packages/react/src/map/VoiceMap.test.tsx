import { act, screen, waitFor, within } from '@testing-library/react'
import { createFakeClient, voiceFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { catalogueSearch } from './catalogueSearch.ts'
import { parseHearing } from './useVoiceMap.ts'
import { pressMapKey } from './mapKeys.ts'
import { createMapStore } from './mapStore.ts'
import { mapVoices } from './mapVoices.ts'
import { answerOf, COMPASS, manyVoices, mapFixture, withSound } from './testing/mapFixture.ts'
import { orderVoices } from './useMapTable.ts'
import { VoiceMap } from './VoiceMap.tsx'
import type { VoiceMapProps } from './VoiceMap.tsx'

// jsdom has no canvas; browser tests check the drawing.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

function setup(props: VoiceMapProps = {}, handlers: FakeHandlers = {}) {
  return renderVoice(<VoiceMap {...props} />, {
    handlers: { 'voices.map': () => COMPASS, 'voices.get': () => ({ voice: voiceFixture() }), ...handlers },
  })
}

describe('VoiceMap', () => {
  it('requests the voices of its query', async () => {
    const query = { gender: 'female' } as const
    const { client } = setup({ query })
    expect(await screen.findByText(/6 voices/)).toBeTruthy()
    expect(client.calls).toEqual([{ name: 'voices.map', input: { ...query, axes: 'pitch,speakingRate' } }])
  })

  it('requests nothing if a map is given', () => {
    const { client } = setup({ initial: COMPASS })
    expect(screen.getByText(/6 voices/)).toBeTruthy()
    expect(client.calls).toEqual([])
  })

  it('requests the values of another axis once, and those of all for the table', async () => {
    const { client, user } = setup({}, { 'voices.map': (query) => answerOf(COMPASS, query) })
    await screen.findByText(/1 voice has no pitch/)
    const axis = screen.getByRole('combobox', { name: 'Left to right' })
    for (const name of ['Intensity (%)', 'Pitch (Hz)', 'Intensity (%)']) await user.selectOptions(axis, name)
    expect(await screen.findByRole('application', { name: 'Map of voices by Intensity and Pace' })).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Show as table' }))
    expect(await screen.findByRole('row', { name: /West.*100 Hz.*160 wpm.*60 %/ })).toBeTruthy()
    expect(client.calls.map(({ input }) => input)).toEqual([
      { axes: 'pitch,speakingRate' },
      { axes: 'intensity' },
      { axes: 'vocalFry,energy' },
    ])
  })

  it('keeps the voices in place while another axis loads, and offers a retry after a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    let refuse: ((reason: Error) => void) | undefined
    const voiceMap = vi.fn<NonNullable<FakeHandlers['voices.map']>>(
      () => new Promise((_resolve, reject) => (refuse = reject)),
    )
    const initial = answerOf(COMPASS, { axes: 'pitch,speakingRate' })
    const { user } = setup({ initial }, { 'voices.map': voiceMap })
    const axis = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bottom to top' })
    await user.selectOptions(axis, 'Intensity (%)')
    expect(axis.value).toBe('intensity')
    expect(screen.getByText('Loading the map…')).toBeTruthy()
    expect(screen.getByRole('application', { name: 'Map of voices by Pitch and Pace' })).toBeTruthy()
    refuse?.(new Error('offline'))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    voiceMap.mockImplementation((query) => answerOf(COMPASS, query))
    await user.click(retry)
    expect(await screen.findByRole('application', { name: 'Map of voices by Pitch and Intensity' })).toBeTruthy()
    expect(screen.queryByText('Loading the map…')).toBeNull()
  })

  it('shows the voices by their sound, and says which have no place yet', async () => {
    const { user } = setup({}, { 'voices.map': (query) => answerOf(withSound(COMPASS), query) })
    await user.click(await screen.findByRole('radio', { name: 'By sound' }))
    expect(await screen.findByRole('application', { name: 'Map of voices by their sound' })).toBeTruthy()
    expect(screen.getByText(/1 voice has no place by sound yet/)).toBeTruthy()
    expect(screen.getByText('Voices that sound alike are near each other')).toBeTruthy()
    expect(screen.queryByRole('combobox', { name: 'Left to right' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Map' }))
    expect(await screen.findByRole('combobox', { name: 'Left to right' })).toBeTruthy()
  })

  it('says that no voice has a place by its sound yet', async () => {
    const nowhere = { ...COMPASS.columns, voice_sound_x: Array(6).fill(null), voice_sound_y: Array(6).fill(null) }
    const { user } = setup({}, { 'voices.map': (query) => answerOf({ ...COMPASS, columns: nowhere }, query) })
    await user.click(await screen.findByRole('radio', { name: 'By sound' }))
    expect(await screen.findByText('No voice has a place by its sound yet')).toBeTruthy()
  })

  it('shows the number of voices without a value on an axis', async () => {
    const { user } = setup({ initial: COMPASS })
    expect(screen.getByText(/1 voice has no pitch/)).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Left to right' }), 'Intensity (%)')
    expect(screen.queryByText(/has no pitch/)).toBeNull()
  })

  it('explains its colours and its content', () => {
    setup({ initial: COMPASS })
    expect(
      within(screen.getByRole('list', { name: 'Colours' }))
        .getAllByRole('listitem')
        .map((li) => li.textContent),
    ).toEqual(['Female 3', 'Male 2'])
    expect(screen.getByRole('application', { name: 'Map of voices by Pitch and Pace' })).toBeTruthy()
  })

  it('offers a retry after a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const voiceMap = vi.fn<NonNullable<FakeHandlers['voices.map']>>(() => {
      throw new Error('offline')
    })
    const { user } = setup({}, { 'voices.map': voiceMap })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    voiceMap.mockReturnValue(COMPASS)
    await user.click(retry)
    expect(await screen.findByText(/6 voices/)).toBeTruthy()
  })

  it('arrow keys select a voice silently, and Space plays it', async () => {
    const getVoice = vi.fn(() => ({ voice: voiceFixture() }))
    const { audio, user } = setup({ initial: COMPASS }, { 'voices.get': getVoice })
    const heard = () => audio.filter(({ paused }) => !paused)
    act(() => screen.getByRole('application').focus())
    await user.keyboard('{ArrowRight}')
    // Details load after the delay at which a hovered voice starts to play.
    await waitFor(() => expect(getVoice).toHaveBeenCalled())
    expect(heard()).toEqual([])
    await user.keyboard(' ')
    await waitFor(() => expect(heard()).toHaveLength(1))
  })

  it('notifies the page of the selected voices', async () => {
    const onSelectionChange = vi.fn()
    const { user } = setup({ initial: COMPASS, onSelectionChange })
    await user.click(screen.getByRole('radio', { name: 'Show as table' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select West' }))
    expect(onSelectionChange).toHaveBeenLastCalledWith([expect.objectContaining({ voice_name: 'West' })])
    expect(screen.getByText('Select 2 to 4 voices to compare them.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove West from the selection' }))
    expect(onSelectionChange).toHaveBeenLastCalledWith([])
  })
})

describe('map table', () => {
  it('shows fifty voices at a time', async () => {
    const { user } = setup({ initial: manyVoices(120) })
    await user.click(screen.getByRole('radio', { name: 'Show as table' }))
    expect(screen.getAllByRole('rowheader')).toHaveLength(50)
    await user.click(screen.getByRole('button', { name: 'Next voices' }))
    await user.click(screen.getByRole('button', { name: 'Next voices' }))
    expect(screen.getByText('101–120 of 120')).toBeTruthy()
    expect(screen.getAllByRole('rowheader')).toHaveLength(20)
    const next = screen.getByRole('button', { name: 'Next voices' })
    expect(next.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(next)
    await user.click(next)
    expect(screen.getByText('101–120 of 120')).toBeTruthy()
  })

  it('sorts voices without a value last in both directions', () => {
    const voices = mapVoices(COMPASS)
    for (const isDescending of [true, false]) {
      expect(orderVoices(voices, { column: 'pitch', isDescending }).at(-1)?.voice_name).toBe('Whisper')
    }
  })
})

const keys = (...pressed: string[]) => {
  const store = createMapStore({ client: createFakeClient(), initial: COMPASS })
  const open = vi.fn()
  const play = vi.fn()
  const used = pressed.map((key) =>
    pressMapKey(store, { key: key.replace('Shift+', ''), shiftKey: key.startsWith('Shift+') }, { open, play }),
  )
  const { active, placed } = store.getState()
  return { store, open, play, used, name: active ? placed.voices[active.dot]?.voice_name : null }
}

describe('map keys', () => {
  it.each([
    [['ArrowRight'], 'Mid'],
    [['ArrowRight', 'ArrowRight'], 'East'],
    [['ArrowRight', 'ArrowUp'], 'North'],
    [['ArrowRight', 'ArrowDown'], 'South'],
    [['ArrowRight', 'ArrowUp', 'ArrowUp'], 'North'],
    [['ArrowRight', 'Escape'], null],
  ])('%j moves to %s', (pressed, name) => {
    expect(keys(...pressed).name).toBe(name)
  })

  it('Enter opens, Space plays and Shift+Space selects the current voice', () => {
    const { open, play, store } = keys('ArrowRight', 'Enter', ' ', 'Shift+ ')
    expect(open).toHaveBeenCalledOnce()
    expect(play).toHaveBeenCalledOnce()
    expect([...store.getState().selected]).toEqual(['flite-mid--plain'])
  })

  it('plus zooms in, 0 resets, and other keys are left to the page', () => {
    expect(keys('+').store.getState().view.size).toBeLessThan(1)
    expect(keys('+', '0').store.getState().view.size).toBe(1)
    expect(keys('Tab', 'a', 'Enter', 'Escape').used).toEqual([false, false, false, false])
  })
})

describe('mapStore', () => {
  it('keeps the result of the last query if responses arrive late', async () => {
    const answers: (() => void)[] = []
    const client = createFakeClient({
      'voices.map': (input) =>
        new Promise((resolve) =>
          answers.push(() => resolve(mapFixture([[input?.gender ?? 'all', 'female', 100, 100]]))),
        ),
    })
    const store = createMapStore({ client })
    store.read({ gender: 'female' })
    store.read({ gender: 'male' })
    answers[1]?.()
    answers[0]?.()
    await waitFor(() => expect(store.getState().load.status).toBe('ready'))
    expect(store.getState().voices.map(({ voice_name }) => voice_name)).toEqual(['male'])
  })

  it('drops selected voices that the next query does not contain', async () => {
    const client = createFakeClient({ 'voices.map': () => mapFixture([['East', 'female', 100, 100]]) })
    const store = createMapStore({ client, initial: COMPASS })
    store.toggle('flite-east--plain')
    store.toggle('flite-west--plain')
    act(() => void store.read({}))
    await waitFor(() => expect([...store.getState().selected]).toEqual(['flite-east--plain']))
  })

  it("loads a voice's details once, and again after a failure", async () => {
    let isDown = true
    const client = createFakeClient({
      'voices.get'() {
        if (isDown) throw new Error('offline')
        return { voice: voiceFixture() }
      },
    })
    const store = createMapStore({ client, initial: COMPASS, log: () => {} })
    const [voice] = store.getState().voices
    if (!voice) throw new Error('There is no voice.')
    await store.readDetails(voice)
    isDown = false
    await Promise.all([store.readDetails(voice), store.readDetails(voice)])
    expect(client.calls).toHaveLength(2)
    expect(store.getState().details.has(voice.voice_id)).toBe(true)
  })
})

it('catalogueSearch narrows the catalogue to a region, within the filter ranges', () => {
  const voices = mapVoices(COMPASS).filter(({ voice_name }) => ['West', 'North'].includes(voice_name))
  expect(catalogueSearch(voices, ['pitch', 'speakingRate'])).toBe(
    'languageCode=all&wpmRange=160-220&pitchRange=100-160',
  )
  const low = mapVoices(mapFixture([['Deep', 'male', 61.4, 99.5]]))
  expect(catalogueSearch(low, ['pitch', 'speakingRate'])).toBe('languageCode=all&wpmRange=100-100&pitchRange=80-80')
})

it.each([
  ['on', 'on'],
  ['off', 'off'],
  [null, 'default'],
  ['loud', 'default'],
] as const)('parseHearing reads a stored %s as %s', (stored, hearing) => {
  expect(parseHearing(stored)).toBe(hearing)
})
