import { act, screen, waitFor, within } from '@testing-library/react'
import { spokenSnippetFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { Snippets } from './Snippets.tsx'
import type { SnippetsProps } from './Snippets.tsx'
import { variedSnippets } from './testing/variedSnippets.ts'

function setup(props: SnippetsProps = {}, handlers: FakeHandlers = {}) {
  const all = variedSnippets()
  return renderVoice(<Snippets initial={all} {...props} />, {
    handlers: {
      'snippets.get': (input) => ({ snippet: spokenSnippetFixture({ ...input, voice_snippet_shared: true }) }),
      'snippets.list': (input) => {
        const found = all.filter(({ voice_snippet_text: text }) => text.includes(input.search ?? ''))
        return { statusCode: 200, snippets: found, error: null }
      },
      'account.status': () => ({}),
      ...handlers,
    },
  })
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search snippets' })
const cards = () => screen.queryAllByRole('article')
const card = (at = 0) => within(cards()[at] ?? document.body)

describe('My Voice Snippets', () => {
  it('deletes a snippet, and restores it by the focused button', async () => {
    const { user, client } = setup({}, { 'snippets.delete': (input) => input, 'snippets.restore': (input) => input })
    await user.click(card().getByRole('button', { name: /^Delete / }))
    expect(await screen.findByText('Snippet deleted.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('Snippet deleted.')).toBeNull())
    const changes = client.calls.filter(({ name }) => name === 'snippets.delete' || name === 'snippets.restore')
    expect(changes.map(({ input }) => input)).toEqual([{ voice_snippet_id: 'tide0' }, { voice_snippet_id: 'tide0' }])
  })

  it('has its title and a search box', () => {
    setup()
    expect(screen.getByRole('heading', { name: 'My Voice Snippets' })).toBeTruthy()
    expect(box().placeholder).toBe('Search snippets...')
    expect(within(screen.getByRole('search', { name: 'Search snippets' })).getByRole('textbox')).toBe(box())
  })

  it('shows the total number of snippets, and the number found', async () => {
    const { user } = setup()
    expect(screen.getByText('3 snippets')).toBeTruthy()
    await user.type(box(), 'tide')
    expect(await screen.findByText('1 snippet found for “tide”')).toBeTruthy()
    expect(cards()).toHaveLength(1)
  })

  it('shows only the newest without the search if limited', () => {
    setup({ limit: 2 })
    expect(cards()).toHaveLength(2)
    expect(cards()[0]?.textContent).toContain('The tide came in')
    expect(cards()[1]?.textContent).toContain('Chapter one.')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('shows a spinner while searching, and a button to clear the box', async () => {
    const { user } = setup()
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
    await user.type(box(), 'tide')
    expect(screen.getByText('Searching…')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(box().value).toBe('')
    expect(document.activeElement).toBe(box())
    expect(cards()).toHaveLength(3)
  })

  it('reports an empty search result with a hint', async () => {
    const { user } = setup()
    await user.type(box(), 'zebra')
    expect(await screen.findByText('No snippets found')).toBeTruthy()
    expect(screen.getByText('Try searching with different keywords or clear your search')).toBeTruthy()
    expect(cards()).toHaveLength(0)
  })

  it('reports an empty list', () => {
    setup({ initial: [] })
    expect(screen.getByText('No voice snippets available')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('links from an empty list to the catalogue, where its path is known', () => {
    setup({ initial: [], cataloguePath: '/voices' })
    expect(screen.getByRole('link', { name: 'Browse voices' }).getAttribute('href')).toBe('/voices')
  })

  it('offers a retry after a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const getSnippets = vi.fn<NonNullable<FakeHandlers['snippets.list']>>(() => {
      throw new Error('offline')
    })
    const { user } = setup({ initial: undefined }, { 'snippets.list': getSnippets })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    getSnippets.mockReturnValue({ statusCode: 200, snippets: variedSnippets(), error: null })
    await user.click(retry)
    await waitFor(() => expect(cards()).toHaveLength(3))
  })

  it('of one voice shows only that voice', () => {
    setup({ voice: { voice_service: 'espeak', voice_speaker_id: 'en+m3--calm' } })
    expect(cards().map((node) => node.dataset['gender'])).toEqual(['male', 'male', 'male'])
    expect(card().getByText('1/1')).toBeTruthy()
  })

  it('reloads when its version changes', async () => {
    const { update, client } = setup({ version: 'a' })
    update(<Snippets version="b" initial={variedSnippets()} />)
    await waitFor(() => expect(client.calls.some(({ name }) => name === 'snippets.list')).toBe(true))
  })
})

describe('snippet card', () => {
  it('has the colour of its voice', () => {
    setup()
    expect(cards().map((node) => node.dataset['gender'])).toEqual(['female', 'male', 'male'])
  })

  it('pages through the readings and wraps around', async () => {
    const { user } = setup()
    expect(card().getByText('1/3')).toBeTruthy()
    await user.click(card().getByRole('button', { name: 'Next voice' }))
    expect(card().getByText('2/3')).toBeTruthy()
    expect(card().getByText('Theo')).toBeTruthy()
    expect(cards()[0]?.dataset['gender']).toBe('male')
    await user.click(card().getByRole('button', { name: 'Previous voice' }))
    await user.click(card().getByRole('button', { name: 'Previous voice' }))
    expect(card().getByText('3/3')).toBeTruthy()
  })

  it('has no pager for a single reading', () => {
    setup()
    expect(card(1).getByRole<HTMLButtonElement>('button', { name: 'Next voice' }).disabled).toBe(true)
  })

  it('shows the voice and its service', () => {
    setup()
    expect(card().getByText('Clara')).toBeTruthy()
    expect(card().getByText('Flite')).toBeTruthy()
  })

  it("links to the voice's page with its snippet id", () => {
    setup()
    const link = card().getByRole('link', { name: /^Details of Clara/ })
    expect(link.textContent).toBe('Details')
    expect(link.getAttribute('href')).toBe('/voice/flite/female/slt--standard?snippet=tide0')
  })

  it('plays the current reading, one card at a time', async () => {
    const { user, audio } = setup()
    await user.click(card(0).getByRole('button', { name: /^Play Clara/ }))
    expect(await card(0).findByRole('button', { name: /^Pause Clara/ })).toBeTruthy()
    expect(audio[0]?.src).toContain('snippet-tide0.mp3')
    await user.click(card(1).getByRole('button', { name: /^Play Theo/ }))
    expect(await card(1).findByRole('button', { name: /^Pause Theo/ })).toBeTruthy()
    expect(card(0).getByRole('button', { name: /^Play Clara/ })).toBeTruthy()
  })

  it('highlights the current word', async () => {
    const { user, audio, runtime } = setup()
    await user.click(card().getByRole('button', { name: /^Play Clara/ }))
    await card().findByRole('button', { name: /^Pause Clara/ })
    // The word at 1.5 s is the fifth of eleven in 4 s.
    act(() => audio[0]?.hear(1500))
    runtime.playback.current.getState()?.seek(1500)
    await waitFor(() => expect(cards()[0]?.querySelector('[data-state=current]')?.textContent).toBe('quietly,'))
  })

  it('can be seeked with the keyboard', async () => {
    const { user, runtime } = setup()
    await user.click(card().getByRole('button', { name: /^Play Clara/ }))
    const slider = await card().findByRole('slider')
    slider.focus()
    await user.keyboard('{ArrowRight}')
    expect(runtime.playback.current.getState()?.currentTimeMs).toBe(1000)
  })

  it('reports a sound that failed to load', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    setup(
      {},
      {
        'snippets.get': () => {
          throw new Error('gone')
        },
      },
    )
    expect(await screen.findAllByText('This snippet could not be loaded.')).toHaveLength(3)
  })

  it('has a button to make it public or private', async () => {
    const { user, client } = setup(
      {},
      {
        'snippets.share': (input) => ({ ...input, voice_snippet_audio_url: '/audio/private/tide0.mp3' }),
      },
    )
    await user.click(await card().findByRole('button', { name: 'Stop sharing it' }))
    expect(await card().findByRole('button', { name: 'Let others hear it' })).toBeTruthy()
    expect(client.calls.at(-1)).toMatchObject({
      input: { voice_snippet_id: 'tide0', voice_snippet_shared: false },
    })
  })
})

const openText = async (user: ReturnType<typeof setup>['user']) => {
  await user.click(card().getByRole('button', { name: /^Full text/ }))
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
}

describe('full text', () => {
  it('opens in an editor', async () => {
    const { user } = setup()
    const editor = await openText(user)
    expect(editor.value).toBe(variedSnippets()[0]?.voice_snippet_text)
  })

  it('is passed, with changes, to the player of that voice', async () => {
    const onNewText = vi.fn()
    const { user } = setup({ onNewText })
    await user.type(await openText(user), ' At last.')
    await user.click(screen.getByRole('button', { name: 'Generate with Clara' }))
    expect(onNewText).toHaveBeenCalledOnce()
    const [text, variant] = onNewText.mock.calls[0] ?? []
    expect(text).toMatch(/noticed\. At last\.$/)
    expect(variant).toMatchObject({ voice_name: 'Clara', voice_snippet_id: 'tide0' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it("links to the voice's page with the text filled in if there is no player beside it", async () => {
    const { user } = setup()
    await openText(user)
    const link = screen.getByRole('link', { name: 'Generate with Clara' })
    const address = new URL(link.getAttribute('href') ?? '', 'http://site')
    expect(address.pathname).toBe('/voice/flite/female/slt--standard')
    expect(address.searchParams.get('sample_text')).toBe(variedSnippets()[0]?.voice_snippet_text)
  })

  it.each([
    ['blank', '   ', null],
    ['too long', 'a'.repeat(501), 'Text exceeds character limit by 1 characters'],
  ])('cannot be sent if it is %s', async (_name, text, complaint) => {
    const { user } = setup({ onNewText: vi.fn() })
    const editor = await openText(user)
    await user.clear(editor)
    editor.focus()
    await user.paste(text)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generate with Clara' }).disabled).toBe(true)
    if (complaint) expect(screen.getByText(complaint)).toBeTruthy()
  })
})

it('LazySnippets loads its data when it scrolls into view, and not before', async () => {
  const seen: (() => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push(() => tell([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  const { client } = setup()
  expect(client.calls).toEqual([])
  act(() => seen[1]?.())
  await waitFor(() => expect(client.calls).toHaveLength(1))
  expect(client.calls[0]).toMatchObject({ name: 'snippets.get', input: { voice_snippet_id: 'chapter0' } })
  vi.unstubAllGlobals()
})
