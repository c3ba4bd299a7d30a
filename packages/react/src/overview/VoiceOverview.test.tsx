import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  similarResultFixture,
  similarVoiceFixture,
  speechResponseFixture,
  spokenSnippetFixture,
  voiceFixture,
} from '@voice-rankings/testkit'
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
const modal = (props: Partial<VoiceOverviewProps> = {}) => setup({ mode: 'modal', ...props })
const tabs = () => screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])
const never = () => new Promise<never>(() => {})

describe('the page of a voice', () => {
  it('V06 V10 has three tabs as links, and says which one is open', () => {
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
      'by characteristic is not asked for again',
      similarResultFixture({ similarPitch: [{ ...similarVoiceFixture(), value: 180, difference: 4 }] }),
      0,
    ],
    ['for the card alone is followed by one by characteristic', similarResultFixture(), 1],
  ])('V04 in the view of similar voices, an answer that is there %s', async (_which, similar, times) => {
    const similarVoices = vi.fn(() => similarResultFixture())
    setup({ view: 'similar', similar }, { similarVoices })
    expect(await screen.findByRole('heading', { name: 'Best Overall Matches' })).toBeTruthy()
    expect(similarVoices).toHaveBeenCalledTimes(times)
  })

  it('leads on to the analysis and to a comparison by quiet links', () => {
    setup()
    const more = within(screen.getByRole('navigation', { name: 'More views' })).getAllByRole('link')
    expect(more.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Analyse', `${BASE}/analysis`],
      ['Compare', `${BASE}/compare`],
    ])
  })

  it('V08 its links leave out the view that the address ends in', () => {
    setup({ view: 'similar', basePath: `${BASE}/similar` })
    expect(screen.getByRole('link', { name: 'Details' }).getAttribute('href')).toBe(`${BASE}/details`)
  })

  it('V15 has the player and the snippets in the middle', async () => {
    setup()
    expect(text().value).toBe(voice.voice_sample_text)
    expect(await screen.findByText('No voice snippets available')).toBeTruthy()
  })

  it('V16 has its cards beside them, in order', async () => {
    setup()
    const side = within(screen.getByRole('complementary', { name: 'About Clara' }))
    await side.findByText('Nora')
    expect(
      side
        .getAllByRole('region')
        .map((card) => card.getAttribute('aria-label') ?? card.querySelector('h2')?.textContent),
    ).toEqual(['Actions', 'Voice Info', 'Voice Profile Stats', 'Recommended For', 'Similar Voices'])
  })

  it('V20 V21 V22 can be downloaded, favorited, collected and shared', () => {
    setup()
    const actions = within(screen.getByRole('region', { name: 'Actions' }))
    expect(
      actions.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Download mp3', 'Download in different audio formats', 'Share', 'Favorite voice', 'Add to collection'])
  })

  it('V04 shows similar voices on their tab', async () => {
    setup({ view: 'similar' })
    expect(await screen.findByRole('heading', { name: 'Best Overall Matches' })).toBeTruthy()
  })

  it('D01 shows the details on theirs, without the player', async () => {
    setup({ view: 'details' })
    expect(await screen.findByRole('heading', { name: 'Voice Summary' })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Text to be spoken' })).toBeNull()
  })

  it('V05 keeps the layout and shows a spinner in the place of the tab while the voice is loaded', () => {
    const { container } = setup({ voice: undefined, voicePath: voice }, { getVoice: never })
    expect(screen.getByText('Loading the voice').parentElement?.querySelector('.voice-spinner')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Details' }).getAttribute('href')).toBe(`${BASE}/details`)
    expect(container.querySelectorAll('.voice-placeholder')).toHaveLength(5)
  })

  it('V05 shows the spinner while another voice is on its way', () => {
    setup({ preloading: true })
    expect(screen.getByText('Loading the voice')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Clara' })).toBeTruthy()
  })

  it('R34 says when there is no such voice', async () => {
    const { RequestError } = await import('@voice-rankings/sdk')
    const gone = new RequestError({ status: 404, code: 'not_found', message: '', issues: [], requestId: null })
    setup({ voice: undefined, voicePath: voice }, { getVoice: () => Promise.reject(gone) })
    expect((await screen.findByRole('alert')).textContent).toContain('Voice not found')
  })
})

describe('what the voice says', () => {
  it('V01 is the snippet that is named', async () => {
    setup({ snippetId: 'q7c1v9' })
    await waitFor(() => expect(text().value).toBe(spokenSnippetFixture().voice_snippet_text))
  })

  it('V01 is the sample text that is given', () => {
    setup({ sampleText: 'Say this.' })
    expect(text().value).toBe('Say this.')
  })

  it('V12 is told when it is new, and is what is shared from then on', async () => {
    const onSnippet = vi.fn()
    const { user, history } = setup(
      { onSnippet },
      { generateSpeech: ({ body }) => speechResponseFixture(body.text, { voice_snippet_id: 'new1' }) },
    )
    await user.clear(text())
    await user.type(text(), 'Good morning.')
    await user.click(screen.getByRole('button', { name: 'Generate Snippet' }))
    await waitFor(() => expect(onSnippet.mock.calls[0]?.[0]).toMatchObject({ voice_snippet_id: 'new1' }))
    // On a page the address is the host's.
    expect(history.replace).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const post = screen.getByRole('menuitem', { name: /Post/ }).getAttribute('href') ?? ''
    expect(new URL(post).searchParams.get('url')).toContain('?snippet=new1')
  })
})

describe('in a modal', () => {
  it('V06 has tabs, of which one is selected and names the panel', () => {
    modal()
    expect(tabs()).toEqual([
      ['Generate', 'true'],
      ['Details', 'false'],
      ['Similar', 'false'],
    ])
    expect(screen.getByRole('tabpanel', { name: 'Generate' })).toBeTruthy()
  })

  it('V09 a click shows the view, swaps the address in place, and tells the parent', async () => {
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
  ])('V06 the key %s goes to %s', (key, name) => {
    modal()
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Generate' }), { key })
    expect(document.activeElement?.textContent).toBe(key === 'Home' ? 'Generate' : name)
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name)
  })

  it('only the selected tab is reached by Tab', () => {
    modal({ defaultView: 'details' })
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
  })

  it('V13 a new snippet replaces the entry with the address of the snippet', async () => {
    const generateSpeech = vi.fn(() => speechResponseFixture('Hi there.', { voice_snippet_id: 'new1' }))
    const { user, history } = setup({ mode: 'modal' }, { generateSpeech })
    await user.clear(text())
    await user.type(text(), 'Hi there.')
    await user.click(screen.getByRole('button', { name: 'Generate Snippet' }))
    await waitFor(() => expect(history.replace.mock.lastCall).toEqual([`${BASE}?snippet=new1`]))
  })
})
