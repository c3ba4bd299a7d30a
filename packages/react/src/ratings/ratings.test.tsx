import { act, screen, waitFor } from '@testing-library/react'
import type { Stars } from '@voice-rankings/contract'
import type { TrackStatus } from '@voice-rankings/playback'
import { voiceListingFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { RatingIndicator, RatingScore, StarRating, useVoiceRating } from './index.ts'
import { RatingPrompt } from './prompt/index.ts'

afterEach(() => vi.restoreAllMocks())

const radios = () => screen.getAllByRole('radio')
const lit = () => radios().filter((star) => star.dataset['lit'] === 'true').length
const checked = () => radios().findIndex((star) => star.getAttribute('aria-checked') === 'true') + 1

function stars(value: Stars | null = null) {
  const onRate = vi.fn<(stars: Stars) => void>()
  return { onRate, ...renderVoice(<StarRating label="How does Clara sound?" value={value} onRate={onRate} />) }
}

describe('stars', () => {
  test('are named 1 Poor, 2 Decent, 3 Good, 4 Great and 5 Excellent!', () => {
    stars()
    expect(screen.getByRole('radiogroup', { name: 'How does Clara sound?' })).toBeTruthy()
    expect(radios().map((star) => star.getAttribute('aria-label'))).toEqual([
      '1 Poor',
      '2 Decent',
      '3 Good',
      '4 Great',
      '5 Excellent!',
    ])
  })

  test('are highlighted up to the pointer with a label, and reset when it leaves', async () => {
    const { user } = stars()
    expect(lit()).toBe(0)
    for (const [at, star] of radios().entries()) {
      await user.hover(star)
      expect(lit()).toBe(at + 1)
      expect(screen.getByText(star.getAttribute('aria-label') ?? '')).toBeTruthy()
    }
    await user.unhover(screen.getByRole('radiogroup'))
    expect(lit()).toBe(0)
  })

  test('rate with a click', async () => {
    const { user, onRate } = stars()
    await user.click(screen.getByRole('radio', { name: '5 Excellent!' }))
    expect(onRate.mock.calls).toEqual([[5]])
  })

  test('are a single tab stop: the first, or the checked one', async () => {
    const { user, update } = stars()
    await user.tab()
    expect(document.activeElement).toBe(radios()[0])
    await user.tab()
    expect(document.activeElement).toBe(document.body)
    update(<StarRating label="Rate" value={3} onRate={() => {}} />)
    await user.tab()
    expect(document.activeElement).toBe(radios()[2])
  })

  test.each([
    ['{ArrowRight}', 2],
    ['{ArrowDown}', 2],
    ['{ArrowLeft}', 5],
    ['{ArrowUp}', 5],
    ['{ArrowRight}{ArrowRight}{ArrowLeft}', 2],
    ['{End}', 5],
    ['{End}{ArrowRight}', 1],
    ['{End}{Home}', 1],
  ])('%s moves to star %i and checks it without rating', async (keys, star) => {
    const { user, onRate } = stars()
    await user.tab()
    await user.keyboard(keys)
    expect(checked()).toBe(star)
    expect(document.activeElement).toBe(radios()[star - 1])
    expect(onRate).not.toHaveBeenCalled()
  })

  test('ArrowRight moves back in a right-to-left page', async () => {
    const { user } = renderVoice(
      <div dir="rtl" style={{ direction: 'rtl' }}>
        <StarRating label="Rate" value={3} onRate={() => {}} />
      </div>,
    )
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(checked()).toBe(2)
    await user.keyboard('{ArrowDown}')
    expect(checked()).toBe(3)
  })

  test.each(['{Enter}', ' '])('"%s" rates with the focused star', async (key) => {
    const { user, onRate } = stars()
    await user.tab()
    await user.keyboard(`{ArrowRight}{ArrowRight}${key}`)
    expect(onRate.mock.calls).toEqual([[3]])
  })
})

/** Prompt that closes with its answer. */
function AskedBelowPlay() {
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <section>
      <button type="button">Play</button>
      <RatingPrompt voiceName="Clara" open={open} onRate={close} onDismiss={close} />
    </section>
  )
}

describe('rating prompt', () => {
  test('names the voice, and is closed by its button and by Escape', async () => {
    const onDismiss = vi.fn<() => void>()
    const { user } = renderVoice(<RatingPrompt voiceName="Clara" open onRate={() => {}} onDismiss={onDismiss} />)
    expect(screen.getByRole('status').textContent).toBe('How does Clara sound?')
    await user.click(screen.getByRole('button', { name: 'Do not rate now' }))
    radios()[0]?.focus()
    await user.keyboard('{Escape}')
    expect(onDismiss).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['a star', '1 Poor', '{Enter}'],
    ['a star', '1 Poor', ' '],
    ['the button that closes it', 'Do not rate now', '{Enter}'],
    ['Escape', '1 Poor', '{Escape}'],
  ])('is closed by %s, and focus moves to the previous element', async (_how, name, key) => {
    const { user } = renderVoice(<AskedBelowPlay />)
    screen.getByLabelText(name).focus()
    await user.keyboard(key)
    expect(screen.queryByRole('radiogroup')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Play')
  })

  test('renders nothing while closed', () => {
    renderVoice(<RatingPrompt voiceName="Clara" open={false} onRate={() => {}} onDismiss={() => {}} />)
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.queryByRole('radiogroup')).toBeNull()
  })
})

test('the rating indicator shows "Not voted yet", and the rating after a vote', () => {
  const { update } = renderVoice(<RatingIndicator voted={null} />)
  expect(screen.getByRole('status').textContent).toBe('Not voted yet')
  update(<RatingIndicator voted={4} />)
  expect(screen.getByRole('status').textContent).toBe('Thanks for your rating! Rated 4/5')
})

describe('score of a voice', () => {
  test('shows the number of votes and the confidence interval', () => {
    const voice_rating = { score: 4.12, count: 1032, low: 3.81, high: 4.43, excluded: 0 }
    const { container } = renderVoice(
      <RatingScore voice={voiceListingFixture({ voice_rating, voice_rating_count: 1032 })} />,
    )
    expect(container.textContent).toContain('Rated 4.1 of 5')
    expect(container.textContent).toContain('1,032 ratings · 3.8–4.4')
  })

  test.each([
    [0, '10 more ratings needed'],
    [9, '1 more rating needed'],
  ])('is missing with %i ratings: %s', (count, missing) => {
    renderVoice(<RatingScore voice={voiceListingFixture({ voice_rating: null, voice_rating_count: count })} />)
    expect(screen.getByText('unranked')).toBeTruthy()
    expect(screen.getByText(missing)).toBeTruthy()
  })

  test.each([
    ['a rating given here, or in another tab,', 33, '33 ratings · 4.1–4.7'],
    ['what was loaded later than it', 31, '32 ratings · 3.8–4.4'],
  ])('shows %s everywhere at once', (_what, count, shown) => {
    const voice = voiceListingFixture()
    const { runtime, container } = renderVoice(
      <>
        <RatingScore voice={voice} />
        <RatingScore voice={{ ...voice }} />
      </>,
    )
    const voice_rating = { score: 4.4, count, low: 4.1, high: 4.7, excluded: 0 }
    const score = { voice_rating, voice_rating_count: count }
    act(() => runtime.changes.tell({ kind: 'rating', voiceId: voice.voice_id, stars: 5, score }))
    expect(container.textContent.split(shown)).toHaveLength(3)
  })
})

/** Rating of a player whose playback the test controls. */
function Player({ status, onRatingSaved }: { status: TrackStatus; onRatingSaved?: (stars: Stars) => void }) {
  const { voted, isAsked, rate, dismiss } = useVoiceRating({
    voice: { voice_id: 'flite-slt--warm' },
    heard: { text: 'Good morning.', snippetId: 'q7c1v9' },
    status,
    onRatingSaved,
  })
  return (
    <>
      <RatingIndicator voted={voted} />
      <RatingPrompt voiceName="Clara" open={isAsked} onRate={rate} onDismiss={dismiss} />
    </>
  )
}

const saved: FakeHandlers = { 'ratings.token': () => ({ rating_token: 'token' }), 'ratings.save': () => ({}) }
const isAsked = () => screen.queryByRole('radiogroup') !== null

const two = (first: TrackStatus, second: TrackStatus) => (
  <>
    <Player key={1} status={first} />
    <Player key={2} status={second} />
  </>
)

describe('rating in a player', () => {
  test('is requested after playback, sent, and acknowledged', async () => {
    const onRatingSaved = vi.fn<(stars: Stars) => void>()
    const { user, update, client } = renderVoice(<Player status="idle" />, { handlers: saved })
    update(<Player status="playing" />)
    expect(client.calls.map(({ name }) => name)).toEqual(['ratings.token'])
    update(<Player status="ended" onRatingSaved={onRatingSaved} />)
    await user.click(screen.getByRole('radio', { name: '4 Great' }))
    expect(isAsked()).toBe(false)
    expect(screen.getByText('Thanks for your rating! Rated 4/5')).toBeTruthy()
    await waitFor(() => expect(onRatingSaved.mock.calls).toEqual([[4]]))
    expect(client.calls.at(-1)?.input).toMatchObject({ rating_token: 'token', vote_value: 4 })
  })

  test('is not requested for a voice that another player of the page has rated', async () => {
    const { user, update } = renderVoice(two('playing', 'idle'), { handlers: saved })
    update(two('ended', 'idle'))
    await user.click(screen.getByRole('radio', { name: '4 Great' }))
    expect(screen.getAllByText('Thanks for your rating! Rated 4/5')).toHaveLength(2)
    update(two('ended', 'playing'))
    update(two('ended', 'ended'))
    expect(isAsked()).toBe(false)
  })

  test('is not requested for playback that ended before mounting', () => {
    renderVoice(<Player status="ended" />, { handlers: saved })
    expect(isAsked()).toBe(false)
  })

  test('a dismissed prompt stays closed on its route, and a route change closes an open one', async () => {
    const { user, update } = renderVoice(<Player status="idle" />, { handlers: saved, route: '/voice/a' })
    const hear = (route: string) => {
      update(<Player status="playing" />, route)
      update(<Player status="ended" />, route)
    }
    hear('/voice/a')
    await user.click(screen.getByRole('button', { name: 'Do not rate now' }))
    hear('/voice/a')
    expect(isAsked()).toBe(false)
    hear('/voice/b')
    expect(isAsked()).toBe(true)
    update(<Player status="ended" />, '/voice/c')
    expect(isAsked()).toBe(false)
  })

  test('a failed vote is only logged and can be repeated', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const handlers = { ...saved, 'ratings.save': () => Promise.reject(new Error('offline')) }
    const { user, update } = renderVoice(<Player status="playing" />, { handlers })
    update(<Player status="ended" />)
    await user.click(screen.getByRole('radio', { name: '4 Great' }))
    await act(async () => {})
    expect(log).toHaveBeenCalledWith('Failed to save rating.', expect.any(Error))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Not voted yet')).toBeTruthy()
  })
})
