import { act, screen, waitFor, within } from '@testing-library/react'
import { profileFixture } from '@voice-rankings/testkit'
import type { FakeAudio } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { BlindTest } from './index.ts'
import type { BlindTestProps } from './index.ts'
import { blindPairFixture, blindResultFixture, blindRound, blindServer } from './testing/blindFixture.ts'

const show = (options: Parameters<typeof renderVoice>[1] = {}, props: BlindTestProps = {}) =>
  renderVoice(<BlindTest {...props} />, { ...options, handlers: { ...blindServer(), ...options.handlers } })
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
const soundOf = (audio: FakeAudio[], number: number, side: string) =>
  audio.find(({ src }) => src.endsWith(`/${number}-${side}`)) as FakeAudio

/** Plays both sides of a pair so far, in ms. */
async function hear(audio: FakeAudio[], user: ReturnType<typeof show>['user'], number = 1, ms = 2600): Promise<void> {
  for (const [name, side] of [
    ['Play A', 'left'],
    ['Play B', 'right'],
  ] as const) {
    await user.click(await button(name))
    await vi.waitFor(() => expect(soundOf(audio, number, side).paused).toBe(false))
    for (let heard = 0; heard < ms; heard += 1300) {
      soundOf(audio, number, side).hear(1300)
      await act(() => new Promise((resolve) => setTimeout(resolve, 60)))
    }
  }
}

const votes = (client: ReturnType<typeof show>['client'], name = 'blind.vote') =>
  client.calls.filter((call) => call.name === name).map(({ input }) => input)

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

test('the sentence of the page is there before its pair, which says it', async () => {
  const { client } = show({}, { firstSentence: 'The boats come home.' })
  expect(screen.getByText('The boats come home.')).toBeTruthy()
  await button('Play A')
  expect(votes(client, 'blind.next')[0]).toMatchObject({ pair_text: 'The boats come home.' })
})

test('another use has another sentence than that of the page', async () => {
  const { client, update } = show({}, { firstSentence: 'The boats come home.' })
  update(<BlindTest firstSentence="The boats come home." blindUse="news" />)
  await waitFor(() => expect(votes(client, 'blind.next').at(-1)).toMatchObject({ blind_use: 'news' }))
  expect(votes(client, 'blind.next').at(-1)).not.toHaveProperty('pair_text')
})

test('votes are quiet until both sides are heard to 60 %', async () => {
  const { user, audio, client } = show()
  const vote = await button(/A reads better/)
  expect(vote.getAttribute('aria-disabled')).toBe('true')
  await user.click(vote)
  expect(votes(client)).toEqual([])
  await hear(audio, user)
  await waitFor(() => expect(vote.getAttribute('aria-disabled')).toBeNull())
  expect(screen.getAllByText('heard')).toHaveLength(2)
})

test('a vote names the voices with scores and shares', async () => {
  const { user, audio, client } = show()
  await hear(audio, user)
  await user.click(await button(/A reads better/))
  expect(await screen.findByRole('heading', { name: 'You chose Fergus' })).toBeTruthy()
  expect(votes(client)).toEqual([{ pair_token: 'pair-1', blind_choice: 'left', left_heard: 0.65, right_heard: 0.65 }])
  const fergus = within(screen.getByRole('article', { name: 'Fergus' }))
  expect(fergus.getByText('Your pick')).toBeTruthy()
  expect(fergus.getByText('1571 ± 19')).toBeTruthy()
  expect(fergus.getByText('+2')).toBeTruthy()
  expect(fergus.getByRole('link', { name: 'Open Fergus' }).getAttribute('href')).toMatch(/^\/voice\//)
  expect(screen.getByText('Chloe 23 %')).toBeTruthy()
  expect(screen.getByText('same 7 % · both bad 2 %')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe(
    'You chose Fergus So do 68 % of 412 votes on these two. A: Fergus, B: Chloe',
  )
})

test('A and B play their side, and Space pauses', async () => {
  const { user, audio } = show()
  await button('Play A')
  await user.keyboard('a')
  await vi.waitFor(() => expect(soundOf(audio, 1, 'left').paused).toBe(false))
  await user.keyboard(' ')
  expect(soundOf(audio, 1, 'left').paused).toBe(true)
  await user.keyboard('b')
  await vi.waitFor(() => expect(soundOf(audio, 1, 'right').paused).toBe(false))
})

test.each([
  ['1', 'left'],
  ['0', 'tie'],
  ['2', 'right'],
  ['9', 'both_bad'],
])('the key %s votes, U undoes the vote, and the next pair follows', async (key, choice) => {
  const { user, audio, client } = show()
  await hear(audio, user)
  await user.keyboard(key)
  await button(/^Undo/)
  expect(votes(client)).toMatchObject([{ pair_token: 'pair-1', blind_choice: choice }])
  await user.keyboard('u')
  expect(await screen.findByText(/Your vote was taken back/, { selector: 'p' })).toBeTruthy()
  expect(votes(client, 'blind.undo')).toEqual([{ pair_token: 'pair-1' }])
  expect(await button('Play A')).toBeTruthy()
})

test('Enter goes on to the next pair', async () => {
  const { user, audio } = show()
  await hear(audio, user)
  await user.keyboard('1')
  await button(/^Undo/)
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Pair 2 of 10')).toBeTruthy()
})

test('the sounds of the next pair load while one listens, and it is shown at once', async () => {
  const { user, audio, client } = show()
  await button('Play A')
  await vi.waitFor(() => expect(soundOf(audio, 2, 'right')?.preload).toBe('auto'))
  await hear(audio, user)
  await user.click(await button(/About the same/))
  await user.click(await button(/Next pair/))
  await user.click(await button('Play A'))
  await vi.waitFor(() => expect(soundOf(audio, 2, 'left').paused).toBe(false))
  expect(client.calls.filter(({ name }) => name === 'blind.next').map(({ input }) => input)).toEqual([
    { language_code: 'en', blind_use: 'narration' },
    { language_code: 'en', blind_use: 'narration', round_id: 'round' },
    { language_code: 'en', blind_use: 'narration', round_id: 'round' },
  ])
})

test('a sound that fails skips its pair without a vote and says so', async () => {
  const { user, audio, client } = show()
  await user.click(await button('Play A'))
  act(() => soundOf(audio, 1, 'left').breakDown(2))
  expect(await screen.findByText(/A sound could not be played/, { selector: 'p' })).toBeTruthy()
  expect(votes(client)).toEqual([])
  await user.click(await button('Play A'))
  await vi.waitFor(() => expect(soundOf(audio, 2, 'left').paused).toBe(false))
})

test('ten votes end in a summary with two voices to open, and a new round', async () => {
  const { user, audio } = show({
    handlers: {
      'blind.next': () => ({ ...blindPairFixture(), round: blindRound(9) }),
      'blind.vote': () => blindResultFixture('left', 10),
    },
  })
  expect(await screen.findByText('Pair 10 of 10')).toBeTruthy()
  await hear(audio, user)
  await user.click(await button(/A reads better/))
  await user.click(await button(/See your result/))
  expect(await screen.findByText('You prefer low, slow voices: 8 of 10.', { selector: 'p' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /^Open/ })).toHaveLength(2)
  await user.keyboard('{Enter}')
  expect(await button('Play A')).toBeTruthy()
})

test('the focus stays in the test when its control goes', async () => {
  const { user, audio } = show()
  await hear(audio, user)
  await user.click(await button(/B reads better/))
  await waitFor(async () => expect(document.activeElement).toBe(await button(/Next pair/)))
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(document.activeElement).toBe(await button('Play A')))
})

test('an own sentence is written first', async () => {
  const { user, client } = show()
  await user.click(await screen.findByRole('radio', { name: 'Your own sentence' }))
  await user.type(screen.getByRole('textbox', { name: 'Your own sentence' }), ' Mind the gap. ')
  await user.click(await button('Hear it'))
  await button('Play A')
  expect(client.calls.findLast(({ name }) => name === 'blind.next')?.input).toMatchObject({
    blind_use: 'own',
    pair_text: 'Mind the gap.',
  })
  await user.click(await button('Another sentence'))
  expect(screen.getByRole('textbox', { name: 'Your own sentence' })).toHaveProperty('value', ' Mind the gap. ')
})

test('another language or use gets another pair, and the page is told', async () => {
  const onSettingChange = vi.fn()
  const { user, client } = show({}, { languageCodes: ['de', 'en'], onSettingChange })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'de')
  await user.click(screen.getByRole('radio', { name: 'News' }))
  await waitFor(() =>
    expect(votes(client, 'blind.next')).toContainEqual({ language_code: 'de', blind_use: 'news', round_id: 'round' }),
  )
  expect(onSettingChange.mock.calls.map(([setting]) => setting)).toEqual([
    { languageCode: 'de', blindUse: 'narration' },
    { languageCode: 'de', blindUse: 'news' },
  ])
})

test('a failure is told with a way to try again', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => blindPairFixture()]
  const { user } = show({ handlers: { 'blind.next': () => (answers.shift() ?? blindPairFixture)() } })
  expect((await screen.findByRole('alert')).textContent).toContain('No pair could be loaded')
  await user.click(await button('Try again'))
  expect(await button('Play A')).toBeTruthy()
})

test('a vote that could not be saved can be given again', async () => {
  const { user, audio } = show({ handlers: { 'blind.vote': () => Promise.reject(new Error('offline')) } })
  await hear(audio, user)
  await user.click(await button(/A reads better/))
  expect((await screen.findByRole('alert')).textContent).toBe('Your vote could not be saved. Try again.')
  expect((await button(/A reads better/)).getAttribute('aria-disabled')).toBeNull()
})

test.each([
  ['a visitor is told that the vote counts less', null, 0.3, 1],
  ['a user is not', profileFixture(), 1, 0],
])('%s', async (_what, profile, vote_weight, lines) => {
  show({ profile, handlers: { 'blind.next': () => blindPairFixture(1, { vote_weight }) } })
  await button('Play A')
  expect(screen.queryAllByText(/Counts for a third/)).toHaveLength(lines)
})
