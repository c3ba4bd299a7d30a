import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  similarResultFixture,
  similarVoiceFixture,
  speechResponseFixture,
  spokenSnippetFixture,
  voiceFixture,
} from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { RequestError } from '@voice-rankings/sdk'
import { describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import type { SetupOptions } from '../testing/renderVoice.tsx'
import { overviewHandlers } from './testing/overviewHandlers.ts'
import { VoiceOverview } from './VoiceOverview.tsx'
import type { VoiceOverviewProps } from './useVoiceOverview.ts'

const voice = voiceFixture()
const BASE = '/voice/flite/female/slt--standard'

function setup(props: Partial<VoiceOverviewProps> = {}, handlers: SetupOptions['handlers'] = {}) {
  const history = { push: vi.fn(), replace: vi.fn(), back: vi.fn(), isMarked: () => true, onPop: () => () => {} }
  const view = renderVoice(<VoiceOverview voice={voice} history={history} {...props} />, {
    handlers: { ...overviewHandlers, ...handlers },
  })
  return { ...view, history }
}
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to be spoken' })
const modal = (props: Partial<VoiceOverviewProps> = {}, handlers: SetupOptions['handlers'] = {}) =>
  setup({ mode: 'modal', ...props }, handlers)
const compare = () => screen.getByRole('link', { name: 'Compare' }).getAttribute('href')
const tabs = () => screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])
const never = () => new Promise<never>(() => {})

describe('voice page', () => {
  it('has three tabs as links and marks the current one', () => {
    setup({ view: 'details' })
    const tabs = within(screen.getByRole('navigation', { name: 'Voice views' })).getAllByRole('link')
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
      ['Generate', BASE, null],
      ['Details', `${BASE}/details`, 'page'],
      ['Similar', `${BASE}/similar`, null],
    ])
  })

  it.each([
    [
      'by characteristic makes no request',
      similarResultFixture({ similarPitch: [{ ...similarVoiceFixture(), value: 180, difference: 4 }] }),
      0,
    ],
    ['for the card requests one by characteristic', similarResultFixture(), 1],
  ])('the similar voices view with a given result %s', async (_which, similar, times) => {
    const similarVoices = vi.fn(() => similarResultFixture())
    setup({ view: 'similar', similar }, { 'voices.similar': similarVoices })
    expect(await screen.findByRole('heading', { name: 'Best Overall Matches' })).toBeTruthy()
    expect(similarVoices).toHaveBeenCalledTimes(times)
  })

  it('links to the analysis and to a comparison', () => {
    setup()
    const more = within(screen.getByRole('navigation', { name: 'More views' })).getAllByRole('link')
    expect(more.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Analyse', `${BASE}/analysis`],
      ['Compare', `${BASE}/compare`],
    ])
  })

  it('keeps the snippet in the link of every view', () => {
    setup({ snippet: spokenSnippetFixture() })
    const links = ['Voice views', 'More views'].flatMap((name) =>
      within(screen.getByRole('navigation', { name })).getAllByRole<HTMLAnchorElement>('link'),
    )
    expect(links.map((link) => link.getAttribute('href')?.split('#')[0])).toEqual([
      `${BASE}?snippet=q7c1v9`,
      `${BASE}/details?snippet=q7c1v9`,
      `${BASE}/similar?snippet=q7c1v9`,
      `${BASE}/analysis?snippet=q7c1v9`,
      `${BASE}/compare`,
    ])
  })

  it.each(['page', 'modal'] as const)('passes the typed text to the comparison, in a %s', async (mode) => {
    const { user } = setup({ mode })
    expect(compare()).toBe(`${BASE}/compare`)
    await user.clear(text())
    await user.type(text(), 'My own words & more.')
    expect(compare()).toBe(`${BASE}/compare#text=My+own+words+%26+more.`)
    await user.click(screen.getByRole('button', { name: 'Undo my changes' }))
    expect(compare()).toBe(`${BASE}/compare`)
  })

  it("passes the snippet's text to the comparison", () => {
    setup({ snippet: spokenSnippetFixture({ voice_snippet_text: 'Spoken.' }) })
    expect(compare()).toBe(`${BASE}/compare#text=Spoken.`)
  })

  it('restores the typed text after another view, until it is generated', async () => {
    const spoken = speechResponseFixture('Mine.', { voice_snippet_peaks: [], voice_snippet_id: 'new1' })
    const { user } = modal({}, { 'speech.generate': vi.fn(() => spoken) })
    await user.clear(text())
    await user.type(text(), 'Mine.')
    await user.click(screen.getByRole('tab', { name: 'Details' }))
    await user.click(screen.getByRole('tab', { name: 'Generate' }))
    expect(text().value).toBe('Mine.')
    await user.click(screen.getByRole('button', { name: 'Generate Snippet' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Generate Snippet' })).toBeNull())
    expect(compare()).toBe(`${BASE}/compare#text=Mine.`)
  })

  it('removes the current view from its links', () => {
    setup({ view: 'similar', basePath: `${BASE}/similar` })
    expect(screen.getByRole('link', { name: 'Details' }).getAttribute('href')).toBe(`${BASE}/details`)
  })

  it('has the player and the snippets in the middle', async () => {
    setup()
    expect(text().value).toBe(voice.voice_sample_text)
    expect(await screen.findByText(/^No voice snippets available/)).toBeTruthy()
    expect(screen.queryByRole('searchbox', { name: 'Search snippets' })).toBeNull()
  })

  it('has its cards beside them, in order', async () => {
    setup()
    const side = within(screen.getByRole('complementary', { name: 'About Clara' }))
    await side.findByText('Nora')
    expect(
      side
        .getAllByRole('region')
        .map((card) => card.getAttribute('aria-label') ?? card.querySelector('h2')?.textContent),
    ).toEqual(['Actions', 'Voice Info', 'Voice Profile Stats', 'Recommended For', 'Similar Voices'])
  })

  it('has one play button for its sample while that is on the stage', () => {
    setup()
    const buttons = screen.getAllByRole('button', { name: /^Play( Clara)?$/ })
    expect(buttons.map((button) => button.textContent)).toEqual(['Play'])
  })

  it('has a play button for its sample while a snippet is on the stage', () => {
    setup({ snippet: spokenSnippetFixture() })
    expect(screen.getByRole('button', { name: 'Play Clara' })).toBeTruthy()
  })

  it('suggests texts in the language of the voice', async () => {
    const german = voiceFixture({ voice_language_code: 'de-DE', voice_language_codes: ['de-DE'] })
    const { user } = setup({ voice: german })
    await user.click(screen.getByRole('button', { name: 'News' }))
    await waitFor(() => expect(text().value).toMatch(/^Guten Abend\./), { timeout: 10_000 })
    expect(screen.getByRole('button', { name: 'News' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Undo my changes' }))
    expect(text().value).toBe(german.voice_sample_text)
  })

  it('gives a typed text back that a suggestion has replaced', async () => {
    const { user } = setup()
    await user.clear(text())
    await user.type(text(), 'My own words.')
    await user.click(screen.getByRole('button', { name: 'Audiobook' }))
    await waitFor(() => expect(text().value).toMatch(/^Chapter one\./), { timeout: 10_000 })
    await user.click(screen.getByRole('button', { name: 'Phone menu' }))
    await waitFor(() => expect(text().value).toMatch(/^Thank you for calling\./))
    await user.click(screen.getByRole('button', { name: 'Back to my text' }))
    expect(text().value).toBe('My own words.')
    expect(screen.getByRole('button', { name: 'Undo my changes' })).toBeTruthy()
  })

  it('downloads the sound of the stage in all formats, and its captions, from one menu', async () => {
    const convert = vi.fn(() => ({ audioBase64: 'AAAA', mimeType: 'audio/flac' }))
    const { user } = setup({}, { 'downloads.convert': convert })
    await user.click(screen.getByRole('button', { name: 'Captions and downloads' }))
    const items = await screen.findAllByRole('menuitem', {}, { timeout: 10_000 })
    expect(items.map((item) => item.textContent)).toEqual([
      'Download audio',
      'wavUncompressed',
      'oggOpen, small',
      'flacLossless',
      'opusSmallest',
      'aiffFor editors',
      'Download captions (.vtt)',
      'Download subtitles (.srt)',
      'Download word times (.json)',
    ])
    await user.click(screen.getByRole('menuitem', { name: /^flac/ }))
    await waitFor(() =>
      expect(convert).toHaveBeenCalledWith(
        expect.objectContaining({ key: 'sampleAudioTTS/flite-slt--standard.mp3', outputFormat: 'flac' }),
        expect.anything(),
      ),
    )
  })

  it('says why a conversion failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = setup({}, { 'downloads.convert': () => Promise.reject(new Error('offline')) })
    await user.click(screen.getByRole('button', { name: 'Captions and downloads' }))
    await user.click(await screen.findByRole('menuitem', { name: /^ogg/ }, { timeout: 10_000 }))
    expect((await screen.findByRole('alert')).textContent).toBe('Conversion failed. Please try again.')
    vi.restoreAllMocks()
  })

  it('can be downloaded, favorited, collected and shared', () => {
    setup()
    const actions = within(screen.getByRole('region', { name: 'Actions' }))
    expect(
      actions.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual([
      'Download mp3',
      'Download in different audio formats',
      'Share',
      'Favorite voice',
      'Add to collection',
      'Add to playlist',
    ])
  })

  it('of a designed voice can only be downloaded, since nobody else can open it', () => {
    setup({ voice: voiceFixture({ voice_speaker_id: 'designed--k3w7q2zt5b6mxa4c' }) })
    const actions = within(screen.getByRole('region', { name: 'Actions' }))
    expect(
      actions.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Download mp3', 'Download in different audio formats'])
    expect(screen.queryByRole('button', { name: /share/i })).toBeNull()
  })

  it('shows similar voices on their tab', async () => {
    setup({ view: 'similar' })
    expect(await screen.findByRole('heading', { name: 'Best Overall Matches' })).toBeTruthy()
  })

  it('shows the details on theirs, without the player', async () => {
    setup({ view: 'details' })
    expect(await screen.findByRole('heading', { name: 'Voice Summary' })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Text to be spoken' })).toBeNull()
  })

  it('keeps the layout and shows a spinner in place of the view while the voice loads', () => {
    const { container } = setup({ voice: undefined, voicePath: voice }, { 'voices.get': never })
    expect(screen.getByText('Loading the voice').parentElement?.querySelector('.voice-spinner')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Details' }).getAttribute('href')).toBe(`${BASE}/details`)
    expect(container.querySelectorAll('.voice-placeholder')).toHaveLength(5)
  })

  it('shows the spinner while another voice loads', () => {
    setup({ preloading: true })
    expect(screen.getByText('Loading the voice')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Clara' })).toBeTruthy()
  })

  it('reports a missing voice', async () => {
    setup({ voice: undefined, voicePath: voice }, { 'voices.get': () => Promise.reject(NOT_FOUND) })
    expect((await screen.findByRole('alert')).textContent).toContain('Voice not found')
  })
})

describe('text of the voice', () => {
  it('is the named snippet', async () => {
    setup({ snippetId: 'q7c1v9' })
    await waitFor(() => expect(text().value).toBe(spokenSnippetFixture().voice_snippet_text))
  })

  it('is the given sample text', () => {
    setup({ sampleText: 'Say this.' })
    expect(text().value).toBe('Say this.')
  })

  it('a new snippet is reported and becomes the shared one', async () => {
    const onSnippet = vi.fn()
    const { user, history } = setup(
      { onSnippet },
      {
        'speech.generate': (input) =>
          speechResponseFixture(input.text, { voice_snippet_peaks: [], voice_snippet_id: 'new1' }),
      },
    )
    await user.clear(text())
    await user.type(text(), 'Good morning.')
    await user.click(screen.getByRole('button', { name: 'Generate Snippet' }))
    await waitFor(() => expect(onSnippet.mock.calls[0]?.[0]).toMatchObject({ voice_snippet_id: 'new1' }))
    // On a page the host controls the address.
    expect(history.replace).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Share this sound' }))
    const post = (await screen.findByRole('menuitem', { name: /Post/ })).getAttribute('href') ?? ''
    expect(new URL(post).searchParams.get('url')).toContain('?snippet=new1')
  })
})

const NOT_FOUND = new RequestError({ status: 404, code: 'not_found', message: '', issues: [], requestId: null })

describe.each(['page', 'modal'] as const)('missing snippet in a %s', (mode) => {
  it.each([
    ['was looked for by the page in vain', { snippet: null, snippetId: 'gone' }, {}],
    ['is not on the server', { snippetId: 'gone' }, { 'snippets.get': () => Promise.reject(NOT_FOUND) }],
    ['was spoken by another voice', { snippetId: 'q7c1v9', voice: voiceFixture({ voice_id: 'espeak-x' }) }, {}],
  ])('shows a message when it %s, in every view', async (_why, props, handlers) => {
    vi.spyOn(console, 'error').mockReturnValue()
    for (const view of ['generate', 'details', 'similar', 'analysis'] as const) {
      const { unmount } = setup({ mode, defaultView: view, ...props }, handlers)
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toContain('Snippet not found')
      expect(alert.textContent).toContain('log in')
      unmount()
    }
  })

  it('can be requested again after a connection failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const getSnippet = vi
      .fn<NonNullable<FakeHandlers['snippets.get']>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ snippet: spokenSnippetFixture() })
    const { user } = setup({ mode, snippetId: 'q7c1v9' }, { 'snippets.get': getSnippet })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The snippet could not be loaded')
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(text().value).toBe(spokenSnippetFixture().voice_snippet_text))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is replaced by a new snippet', async () => {
    const generateSpeech = vi.fn(() =>
      speechResponseFixture('Hi there.', { voice_snippet_peaks: [], voice_snippet_id: 'new1' }),
    )
    const { user } = setup({ mode, snippet: null, snippetId: 'gone' }, { 'speech.generate': generateSpeech })
    await screen.findByRole('alert')
    await user.clear(text())
    await user.type(text(), 'Hi there.')
    await user.click(screen.getByRole('button', { name: 'Generate Snippet' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})

describe('in a modal', () => {
  it('the address keeps the snippet when another view is shown', async () => {
    const { user, history } = modal({ snippet: spokenSnippetFixture() })
    await user.click(screen.getByRole('tab', { name: 'Details' }))
    await user.click(screen.getByRole('button', { name: 'Analyse' }))
    expect(history.replace.mock.calls).toEqual([
      [`${BASE}/details?snippet=q7c1v9`],
      [`${BASE}/analysis?snippet=q7c1v9`],
    ])
  })

  it('tabs have one selected, which labels the panel', () => {
    modal()
    expect(tabs()).toEqual([
      ['Generate', 'true'],
      ['Details', 'false'],
      ['Similar', 'false'],
    ])
    expect(screen.getByRole('tabpanel', { name: 'Generate' })).toBeTruthy()
  })

  it('a click shows the view, replaces the address, and notifies the parent', async () => {
    const onViewChange = vi.fn()
    const { user, history } = modal({ onViewChange })
    await user.click(screen.getByRole('tab', { name: 'Details' }))
    expect(await screen.findByRole('heading', { name: 'Voice Summary' })).toBeTruthy()
    expect(history.replace.mock.calls).toEqual([[`${BASE}/details`]])
    expect(onViewChange.mock.calls).toEqual([['details']])
  })

  it.each([
    ['ArrowRight', 'Details'],
    ['ArrowLeft', 'Similar'],
    ['End', 'Similar'],
    ['Home', 'Generate'],
  ])('the key %s selects %s', (key, name) => {
    modal()
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Generate' }), { key })
    expect(document.activeElement?.textContent).toBe(key === 'Home' ? 'Generate' : name)
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name)
  })

  it('Tab reaches only the selected tab', () => {
    modal({ defaultView: 'details' })
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
  })

  it('a new snippet replaces the address with its own', async () => {
    const generateSpeech = vi.fn(() =>
      speechResponseFixture('Hi there.', { voice_snippet_peaks: [], voice_snippet_id: 'new1' }),
    )
    const { user, history } = setup({ mode: 'modal' }, { 'speech.generate': generateSpeech })
    await user.clear(text())
    await user.type(text(), 'Hi there.')
    await user.click(screen.getByRole('button', { name: 'Generate Snippet' }))
    await waitFor(() => expect(history.replace.mock.lastCall).toEqual([`${BASE}?snippet=new1`]))
  })
})
