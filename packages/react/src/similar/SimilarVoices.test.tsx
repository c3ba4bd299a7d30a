import { act, screen, waitFor, within } from '@testing-library/react'
import { ATTRIBUTE_LABELS, SIMILAR_NAMES, similarRecord } from '@voice-rankings/contract'
import { RequestError } from '@voice-rankings/sdk'
import { similarResultFixture, similarVoiceFixture } from '@voice-rankings/testkit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderVoice, type SetupOptions } from '../testing/renderVoice.tsx'
import { SimilarVoices } from './SimilarVoices.tsx'
import { SimilarVoicesCard } from './SimilarVoicesCard.tsx'
import { describeDifferences } from './differences.ts'

type Handler = NonNullable<NonNullable<SetupOptions['handlers']>['voices.similar']>

const card = (similarVoices: Handler) =>
  renderVoice(<SimilarVoicesCard voiceId="flite-slt--standard" />, { handlers: { 'voices.similar': similarVoices } })
const tab = (similarVoices: Handler) =>
  renderVoice(<SimilarVoices voiceId="flite-slt--standard" />, { handlers: { 'voices.similar': similarVoices } })
const never: Handler = () => new Promise(() => {})
const nora = similarVoiceFixture()
const theo = similarVoiceFixture({
  voice_id: 'flite-rms--plain',
  voice_name: 'Theo',
  voice_gender: 'male',
  voice_speaker_id: 'rms--plain',
  voice_sample_url: '/b.mp3',
})
const pressed = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
/** Theo alone speaks the language of the voice. */
const byLanguage: Handler = ({ same_language: isSame }) =>
  similarResultFixture({
    same_language: isSame ?? true,
    overallSimilarResults: (isSame ?? true) ? [theo] : [nora, theo],
  })
const names = () => screen.getAllByRole('listitem').map((row) => within(row).getByText(/Nora|Theo/).textContent)

afterEach(() => vi.restoreAllMocks())

it('SimilarVoices reports the chosen voice, and opens no page if the host prevents that', async () => {
  const chosen: string[] = []
  const { user } = renderVoice(
    <SimilarVoices
      voiceId="flite-slt--standard"
      onSelect={(voice, event) => {
        chosen.push(voice.voice_name)
        event.preventDefault()
      }}
    />,
    { handlers: { 'voices.similar': () => similarResultFixture() } },
  )
  const [link] = await screen.findAllByRole('link', { name: /Voice Details/ })
  await user.click(link!)
  expect(chosen).toEqual(['Nora'])
})

describe('alternatives to a voice', () => {
  const german = similarVoiceFixture({
    voice_id: 'espeak-de--base',
    voice_name: 'Greta',
    voice_language_code: 'de-DE',
    similarity: 74,
  })
  const own = { voice_price: null, voice_licence: null, blind_score: null }

  it('say what they have over the voice, and how alike they are', async () => {
    tab(() =>
      similarResultFixture({
        overallSimilarResults: [],
        alternatives: [
          { ...own, wish: 'cheaper', voice: nora },
          { ...own, wish: 'commercial', voice: nora, voice_licence: { name: 'MIT', commercial: true } },
          { ...own, wish: 'offline', voice: nora },
          { ...own, wish: 'better_scored', voice: theo, blind_score: 1639.4 },
          { ...own, wish: 'other_language', voice: german },
        ],
      }),
    )
    const heading = await screen.findByRole('heading', { name: 'Nearly this, but' })
    const rows = within(heading.closest('section')!).getAllByRole('listitem')
    const shown = rows.map((row) => row.querySelector('.voice-similar-value')?.textContent)
    expect(shown).toEqual([
      'Cheaper91 % · free',
      'For commercial use91 % · MIT',
      'Offline91 % · runs on your own machine',
      'Preferred in blind tests91 % · score 1,639',
      'In another language74 % · German (Germany)',
    ])
    // Each voice is compared once.
    const { search, pathname } = new URL(
      screen.getByRole<HTMLAnchorElement>('link', { name: 'Compare with this voice' }).href,
    )
    expect(pathname).toBe('/voice/espeak/female/en-us%2Bf2--standard/compare')
    const compared = new URLSearchParams(search).get('with')?.split(',')
    expect(compared).toEqual([similarResultFixture().sourceVoice.voice_id, theo.voice_id, german.voice_id])
  })

  it('state their price', async () => {
    const price = { perMillion: 4, unit: 'character', currency: 'USD', credits: 1 } as const
    tab(() => similarResultFixture({ alternatives: [{ ...own, wish: 'cheaper', voice: nora, voice_price: price }] }))
    expect(await screen.findByText('91 % · $4.00 per million characters')).toBeTruthy()
  })

  it('are not mentioned without any', async () => {
    tab(() => similarResultFixture())
    await screen.findByText('Best Overall Matches')
    expect(screen.queryByText('Nearly this, but')).toBeNull()
  })
})

describe('similar voices card', () => {
  it('shows a loading state', () => {
    card(never)
    expect(screen.getByText('Loading similar voices...')).toBeTruthy()
  })

  it('reports an empty result', async () => {
    card(() => similarResultFixture({ overallSimilarResults: [] }))
    expect(await screen.findByText('No similar voices found')).toBeTruthy()
  })

  it('lists each voice with its similarity and differences', async () => {
    card(() => similarResultFixture())
    const row = await screen.findByRole('listitem')
    expect(within(row).getByText('Nora')).toBeTruthy()
    expect(within(row).getByText('91 %')).toBeTruthy()
    expect(within(row).getByText('+5 Hz · +3 wpm')).toBeTruthy()
  })

  it('links to the page of the voice in a new tab', async () => {
    card(() => similarResultFixture())
    const link = await screen.findByRole('link', { name: /Voice Details/ })
    expect(link.getAttribute('href')).toBe('/voice/espeak/female/en-us%2Bf2--standard')
    expect(link.getAttribute('target')).toBe('_blank')
  })

  it('plays one sample at a time, and pauses it on a second click', async () => {
    const { user } = card(() => similarResultFixture({ overallSimilarResults: [nora, theo] }))
    await user.click(await screen.findByRole('button', { name: 'Play Nora' }))
    expect(pressed()).toEqual(['Pause Nora', 'Play Theo'])
    await user.click(screen.getByRole('button', { name: 'Play Theo' }))
    expect(pressed()).toEqual(['Play Nora', 'Pause Theo'])
    await user.click(screen.getByRole('button', { name: 'Pause Theo' }))
    expect(pressed()).toEqual(['Play Nora', 'Play Theo'])
  })

  it('shows no playback after a sample has ended', async () => {
    const { user, audio } = card(() => similarResultFixture())
    await user.click(await screen.findByRole('button', { name: 'Play Nora' }))
    expect(await screen.findByRole('button', { name: 'Pause Nora' })).toBeTruthy()
    act(() => audio[0]?.hear(4000))
    expect(await screen.findByRole('button', { name: 'Play Nora' })).toBeTruthy()
  })

  it('stops playback when unmounted', async () => {
    const { user, audio, unmount, runtime } = card(() => similarResultFixture())
    await user.click(await screen.findByRole('button', { name: 'Play Nora' }))
    const release = runtime.playback.current.getState()?.retain()
    unmount()
    expect(audio.map(({ paused, src }) => [paused, src])).toEqual([[true, '']])
    release?.()
  })

  it.each([
    ['nobody answers', new Error('offline')],
    ['a refusal says nothing', refusal('Bad gateway', null)],
  ])('reports a failure when %s', async (_when, error) => {
    vi.spyOn(console, 'error').mockReturnValue()
    card(() => Promise.reject(error))
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch similar voices')
  })

  it("shows the server's message and retries", async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const answers: Handler[] = [() => Promise.reject(refusal('No such voice.')), () => similarResultFixture()]
    const { user } = card((input, options) => (answers.shift() ?? never)(input, options))
    expect((await screen.findByRole('alert')).textContent).toContain('No such voice.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nora')).toBeTruthy()
  })
})

describe('similar voices tab', () => {
  it('shows a loading state', () => {
    tab(never)
    expect(screen.getByText('Finding Similar Voices...')).toBeTruthy()
    expect(screen.getByText('This may take a moment.')).toBeTruthy()
  })

  it.each([
    ['nobody answers', new Error('offline'), 'Could not load similarity data.'],
    ['a refusal says nothing', refusal('Bad gateway', null), 'Failed to fetch similarity data.'],
    ['the server says why', refusal('No such voice.'), 'No such voice.'],
  ])('reports an error when %s', async (_when, error, sentence) => {
    vi.spyOn(console, 'error').mockReturnValue()
    tab(() => Promise.reject(error))
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('An Error Occurred')).toBeTruthy()
    expect(within(alert).getByText(sentence)).toBeTruthy()
  })

  it('reports a missing voice id without a retry', async () => {
    renderVoice(<SimilarVoices voiceId="" />)
    expect(await screen.findByText('No source voice selected.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('reports an empty result', async () => {
    tab(() => similarResultFixture({ overallSimilarResults: [] }))
    expect(await screen.findByRole('heading', { name: 'Best Overall Matches' })).toBeTruthy()
    expect(screen.getByText('No overall similar voices found.')).toBeTruthy()
    expect(screen.getAllByText('No specific matches found.')).toHaveLength(SIMILAR_NAMES.length)
  })

  it('begins with the language of the voice if the server restricts its answer to it', async () => {
    tab(byLanguage)
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'English' })).checked).toBe(true)
    expect(names()).toEqual(['Theo'])
  })

  it('begins with any language if the server does not restrict its answer', async () => {
    tab(() => similarResultFixture({ same_language: false }))
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Any language' })).checked).toBe(true)
  })

  it('extends all lists to any language, and restricts them to that of the voice again', async () => {
    const { user, client } = tab(byLanguage)
    await user.click(await screen.findByRole('radio', { name: 'Any language' }))
    await waitFor(() => expect(names()).toEqual(['Nora', 'Theo']))
    expect(screen.getByRole('radiogroup', { name: 'Language' })).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'English' }))
    await waitFor(() => expect(names()).toEqual(['Theo']))
    expect(client.calls).toHaveLength(3)
  })

  it('gives the reason for a group without voices if the voice lacks the attribute', async () => {
    const profileUsedForMatching = { wordsPerMinute: 168, pitchHz: null, intensity: 68, vocalFry: 0.004 }
    tab(() =>
      similarResultFixture({
        sourceVoice: { voice_id: 'x', voice_language_code: 'en', profileUsedForMatching },
      }),
    )
    await screen.findByText('This voice has no pitch.')
    const groups = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('section')!)
    const reasons = groups.flatMap((group) => {
      const reason = within(group).queryByText(/^This voice has no/)
      return reason ? [`${within(group).getByRole('heading').textContent} ${reason.textContent}`] : []
    })
    expect(reasons).toHaveLength(2)
    expect(reasons).toContain('Similar Pitch (Hz): N/A This voice has no pitch.')
    expect(reasons).toContain('Similar Vocal Fry: 0 % This voice has no vocal fry.')
  })

  it('shows the parts of the difference of each overall match', async () => {
    tab(() => similarResultFixture())
    const name = 'Difference by part: Timbre 64 % · Pitch 21 % · Pace 10 % · Energy 5 %'
    const bar = await screen.findByRole('img', { name })
    const widths = [...bar.querySelectorAll('rect')].map((part) => Number(part.getAttribute('width')))
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 9)
  })

  it('has a group for each characteristic, with the value of the voice itself', async () => {
    tab(() => similarResultFixture())
    expect(await screen.findByRole('heading', { name: 'Similar by Characteristic' })).toBeTruthy()
    const groups = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    expect(groups.map((group) => group?.split(': ')[0])).toEqual(
      SIMILAR_NAMES.map((name) => ATTRIBUTE_LABELS[name].similar),
    )
    const known = [
      'Similar Pace (WPM): 168',
      'Similar Pitch (Hz): 176',
      'Similar Intensity: 68 %',
      'Similar Vocal Fry: 4 %',
    ]
    expect(groups).toEqual(expect.arrayContaining(known))
  })

  it('shows N/A for each missing value', async () => {
    const nothing = similarRecord('source', () => null)
    tab(() =>
      similarResultFixture({
        sourceVoice: { voice_id: 'x', voice_language_code: 'en', profileUsedForMatching: nothing },
      }),
    )
    expect(await screen.findByRole('heading', { name: 'Similar Pitch (Hz): N/A' })).toBeTruthy()
    const groups = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent?.split(': ')[1])
    expect(groups).toEqual(SIMILAR_NAMES.map(() => 'N/A'))
    expect(screen.getByText('N/A Hz · N/A wpm')).toBeTruthy()
  })
})

describe('differences', () => {
  it('include their units', () => {
    const source = { wordsPerMinute: 150, pitchHz: 200 }
    expect(describeDifferences({ voice_pitch_hz: 192, voice_words_per_minute: 137 }, source, 'N/A')).toBe(
      '−8 Hz · −13 wpm',
    )
  })
})

function refusal(message: string, code: string | null = 'not_found') {
  return new RequestError({ status: 404, code, message, issues: [], requestId: null })
}
