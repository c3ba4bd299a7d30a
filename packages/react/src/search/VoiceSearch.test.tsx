import { act, screen, waitFor, within } from '@testing-library/react'
import { searchResultFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { loadSearchPanel } from './testing/loadSearchPanel.ts'
import { VoiceSearch } from './VoiceSearch.tsx'

const NAMES = ['Nora', 'Noel', 'Noah', 'Noemi', 'Norman', 'Noor', 'Nolan']
const voices = NAMES.map((voice_name, at) => voiceListingFixture({ voice_name, voice_speaker_id: `v${at}--plain` }))

function setup(found = voices) {
  const onSelect = vi.fn()
  const searchVoices = vi.fn(() => searchResultFixture(found))
  const view = renderVoice(<VoiceSearch onSelect={onSelect} voiceCount={1284} slashFocus />, {
    handlers: { 'voices.search': searchVoices },
  })
  return { ...view, onSelect, searchVoices }
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search voices' })
const options = () => screen.queryAllByRole('option')
const active = () => options().find((option) => option.getAttribute('aria-selected') === 'true')?.textContent

beforeAll(async () => void (await loadSearchPanel()))
afterEach(() => vi.restoreAllMocks())

describe('VoiceSearch', () => {
  it('is a search landmark with its results', async () => {
    const { user } = setup()
    const landmark = screen.getByRole('search', { name: 'Search voices' })
    await user.type(within(landmark).getByRole('combobox'), 'no')
    expect(await within(landmark).findByRole('option', { name: /Nora/ })).toBeTruthy()
  })

  it('shows the number of searchable voices', () => {
    setup()
    expect(box().placeholder).toBe('Search 1,284 voices')
  })

  it('shows the results below, and closes on Escape', async () => {
    const { user } = setup()
    await user.type(box(), 'no')
    await screen.findByRole('option', { name: /Nora/ })
    expect(box().getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    expect(box().getAttribute('aria-expanded')).toBe('false')
    expect(box().value).toBe('no')
  })

  it('opens on focus with recent voices', async () => {
    const { user } = setup()
    await user.type(box(), 'no')
    await user.click(await screen.findByText('Noah'))
    act(() => box().blur())
    await user.tab()
    expect(document.activeElement).toBe(box())
    expect(options()).toHaveLength(1)
    expect(box().getAttribute('aria-expanded')).toBe('true')
  })

  it('suggests the best-rated voices on first focus, also by keyboard, with one request', async () => {
    const { user, onSelect, searchVoices } = setup()
    await user.tab()
    expect(await screen.findByText('Suggestions')).toBeTruthy()
    expect(options()).toHaveLength(NAMES.length)
    expect(box().getAttribute('aria-expanded')).toBe('true')
    expect(searchVoices).toHaveBeenCalledWith({ languageCode: 'all', sort: '-rating', limit: 6 }, expect.anything())
    await user.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}{ArrowDown}{ArrowDown}{Enter}')
    expect(onSelect).toHaveBeenCalledWith(voices[1])
    act(() => box().blur())
    await user.tab()
    expect(screen.getByText('Recent')).toBeTruthy()
    expect(searchVoices).toHaveBeenCalledTimes(1)
  })

  it('suggests nothing on first focus if the server is unreachable, and retries on the next', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user, searchVoices } = setup()
    searchVoices.mockImplementationOnce(() => {
      throw new TypeError('offline')
    })
    await user.tab()
    await waitFor(() => expect(console.error).toHaveBeenCalled())
    expect(options()).toHaveLength(0)
    expect(box().getAttribute('aria-expanded')).toBe('false')
    await user.click(box())
    expect(await screen.findByText('Suggestions')).toBeTruthy()
  })

  it('closes and opens with Alt and the arrow keys and keeps its position', async () => {
    const { user } = setup()
    await user.type(box(), 'no')
    await screen.findByRole('option', { name: /Nora/ })
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(box().getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(box().getAttribute('aria-expanded')).toBe('true')
    expect(active()).toBeUndefined()
  })

  it('Escape clears a closed box, and only then closes the surrounding dialog', async () => {
    const { user } = setup()
    const onEscape = vi.fn()
    document.body.addEventListener('keydown', onEscape)
    await user.type(box(), 'no')
    await screen.findByRole('option', { name: /Nora/ })
    onEscape.mockClear()
    await user.keyboard('{Escape}{Escape}')
    expect(box().value).toBe('')
    expect(onEscape).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    document.body.removeEventListener('keydown', onEscape)
    expect(onEscape).toHaveBeenCalledOnce()
  })

  it('closes on a press beside it', async () => {
    const { user } = setup()
    await user.type(box(), 'no')
    await screen.findByRole('option', { name: /Nora/ })
    await user.click(document.body)
    expect(box().getAttribute('aria-expanded')).toBe('false')
  })

  it('reports a name without results', async () => {
    const { user } = setup([])
    await user.type(box(), 'zzz')
    expect(await screen.findByText('No voices found for "zzz"')).toBeTruthy()
  })

  it('offers a retry after a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user, searchVoices } = setup()
    await user.click(box())
    await screen.findByText('Suggestions')
    searchVoices.mockImplementationOnce(() => {
      throw new Error('offline')
    })
    await user.type(box(), 'no')
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('option', { name: /Nora/ })).toBeTruthy()
  })
})

describe('search result', () => {
  it('has the flag of its only language, and no number', async () => {
    const { user } = setup([voiceListingFixture({ voice_language_codes: ['de-DE'] })])
    await user.type(box(), 'cl')
    const option = await screen.findByRole('option')
    expect(option.querySelector('img')?.getAttribute('src')).toContain('de.svg')
    expect(within(option).queryByText(/\(x/)).toBeNull()
  })

  it('shows the number of its languages if there are several', async () => {
    const polyglot = voiceListingFixture({ voice_language_codes: ['de-DE', 'en-GB', 'fr-FR'] })
    const { user } = setup([polyglot])
    await user.type(box(), 'cl')
    const option = await screen.findByRole('option')
    expect(within(option).getByText('(x3)', { exact: false })).toBeTruthy()
    expect(option.querySelector('img')?.getAttribute('src')).toContain('gb.svg')
  })

  it('opens on click, and the box is cleared, closed and focused', async () => {
    const { user, onSelect } = setup()
    await user.type(box(), 'no')
    await user.click(await screen.findByText('Noah'))
    expect(onSelect).toHaveBeenCalledWith(voices[2])
    expect(box().value).toBe('')
    expect(options()).toHaveLength(0)
    expect(document.activeElement).toBe(box())
  })

  it('opens with arrow keys and Enter while focus stays in the box', async () => {
    const { user, onSelect } = setup()
    await user.type(box(), 'no')
    await screen.findByRole('option', { name: /Nora/ })
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toContain('Noel')
    expect(document.activeElement).toBe(box())
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(active()).toContain('Nolan')
    await user.keyboard('{Enter}')
    expect(onSelect).toHaveBeenCalledWith(voices[6])
  })
})

describe('Enter before the answer', () => {
  it('opens the first voice once it is found, with one request and without the debounce', async () => {
    const { user, onSelect, searchVoices } = setup()
    await user.click(box())
    await screen.findByText('Suggestions')
    searchVoices.mockClear()
    await user.type(box(), 'no{Enter}{Enter}')
    await waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith(voices[0]))
    expect(searchVoices).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['the text is changed', 'o'],
    ['the list is closed', '{Escape}'],
  ])('opens nothing if %s meanwhile', async (_, keys) => {
    const answers: (() => void)[] = []
    const { user, onSelect, searchVoices } = setup()
    await user.click(box())
    await screen.findByText('Suggestions')
    searchVoices.mockImplementation(
      () => new Promise((resolve) => answers.push(() => resolve(searchResultFixture(voices)))) as never,
    )
    await user.type(box(), `n{Enter}${keys}`)
    await waitFor(() => expect(answers.length).toBe(keys === 'o' ? 2 : 1))
    act(() => answers.forEach((answer) => answer()))
    await waitFor(() => expect(screen.getByRole('search').dataset['status']).toBe('found'))
    expect(onSelect).not.toHaveBeenCalled()
  })
})

describe('help', () => {
  const help = [
    { topic: 'api', path: '/api/v1/docs' },
    { topic: 'embed', path: '/docs/start/blog/' },
  ] as const

  function setupHelp(found = voices) {
    return renderVoice(<VoiceSearch onSelect={() => {}} help={help} />, {
      handlers: { 'voices.search': () => searchResultFixture(found) },
    })
  }

  it('is the last group if a word of the text is about a page', async () => {
    const { user } = setupHelp()
    await user.type(box(), 'embed Nora')
    const group = within(await screen.findByRole('group', { name: 'Help' }))
    const link = group.getByRole<HTMLAnchorElement>('option', { name: 'A player on your own page' })
    expect(link.getAttribute('href')).toBe('/docs/start/blog/')
    expect(options().at(-1)).toBe(link)
  })

  it('is where Enter leads if no voice is found', async () => {
    const { user, container } = setupHelp([])
    const visits: unknown[] = []
    container.addEventListener('click', (event) => {
      event.preventDefault()
      visits.push((event.target as Element).closest('a')?.getAttribute('href'))
    })
    await user.type(box(), 'api{Enter}')
    await waitFor(() => expect(visits.at(-1)).toBe('/api/v1/docs'))
  })

  it('is not offered without pages', async () => {
    const { user } = setup()
    await user.type(box(), 'api')
    await screen.findByRole('option', { name: /Nora/ })
    expect(screen.queryByText('Help')).toBeNull()
  })
})

describe('recent searches', () => {
  it('are shown while nothing is typed, newest first, at most six', async () => {
    const { user } = setup()
    for (const name of NAMES) {
      await user.type(box(), 'no')
      await user.click(await screen.findByText(name))
    }
    await user.click(box())
    expect(screen.getByText('Recent')).toBeTruthy()
    const shown = options().map((option) => option.querySelector('b')?.textContent)
    expect(shown).toEqual(NAMES.slice(1).toReversed())
  })
})

describe('slash key', () => {
  it('moves focus to the box', async () => {
    const { user } = setup()
    await user.keyboard('/')
    expect(document.activeElement).toBe(box())
    expect(box().value).toBe('')
  })

  it('is typed normally in a text field', async () => {
    const { user } = setup()
    await user.type(box(), 'a/b')
    await waitFor(() => expect(box().value).toBe('a/b'))
  })
})

describe('a text that says what is wanted', () => {
  const terms = [
    { filter: 'traits', value: 'calm', words: 'calm', count: 24 },
    { filter: 'languageCode', value: 'de', words: 'german', count: 6 },
  ] as const

  function setupUnderstood(total = 14) {
    const visits: string[] = []
    const view = renderVoice(<VoiceSearch onSelect={() => {}} />, {
      handlers: {
        'voices.search': () =>
          searchResultFixture(total === 0 ? [] : voices, {
            total,
            understood: { terms: [...terms], search: '' },
            nearby: [{ voice: voices[0]!, missed: ['calm'] }],
          }),
      },
    })
    view.container.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link) return
      event.preventDefault()
      visits.push(link.getAttribute('href') ?? '')
    })
    return { ...view, visits }
  }

  it('shows what was understood and leads to all matches on Enter', async () => {
    const { user, visits } = setupUnderstood()
    await user.type(box(), 'calm german')
    expect(await screen.findByText('Understood')).toBeTruthy()
    expect(options()[0]?.textContent).toBe('Show all 14 voices')
    await user.keyboard('{Enter}')
    expect(visits).toEqual(['/voices?languageCode=all&q=calm+german'])
    expect(box().value).toBe('')
  })

  it('leads to the voices of a language it names', async () => {
    const { user, visits } = setupUnderstood()
    await user.type(box(), 'calm german')
    const languages = within(await screen.findByRole('group', { name: 'Languages' }))
    await user.click(languages.getByRole('option', { name: 'German 6 voices' }))
    expect(visits).toEqual(['/voices?languageCode=de'])
  })

  it('leads to all matches on an Enter before the answer', async () => {
    const { user, visits } = setupUnderstood()
    await user.type(box(), 'calm german{Enter}')
    await waitFor(() => expect(visits).toEqual(['/voices?languageCode=all&q=calm+german']))
    expect(box().value).toBe('')
  })

  it('offers the nearest voices where none matches', async () => {
    const { user } = setupUnderstood(0)
    await user.type(box(), 'calm german')
    expect(await screen.findByText('No voices found for "calm german"')).toBeTruthy()
    const nearest = within(screen.getByRole('group', { name: 'Nearest to “calm german”' }))
    expect(nearest.getByRole('option', { name: /Nora/ })).toBeTruthy()
  })

  it('leads Enter to the page of the nearest voices where none matches', async () => {
    const { user, visits } = setupUnderstood(0)
    await user.type(box(), 'calm german')
    await screen.findByRole('option', { name: 'Show the nearest voices' })
    await user.keyboard('{Enter}')
    expect(visits).toEqual(['/voices?languageCode=all&q=calm+german'])
  })

  it('plays the active voice on Space', async () => {
    const { user } = setup()
    await user.type(box(), 'no')
    await screen.findByRole('option', { name: /Nora/ })
    await user.keyboard('{ArrowDown} ')
    expect(box().value).toBe('no')
    expect(options()[0]?.querySelector('[data-status=playing]')).toBeTruthy()
  })
})
