import { screen, waitFor, within } from '@testing-library/react'
import type { LexiconEntry } from '@voice-rankings/contract'
import { RequestError } from '@voice-rankings/sdk'
import { searchResultFixture, voiceListingFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { Lexicon } from './index.ts'
import { lexiconEntryFixture as entry } from './testing/lexiconFixture.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const initial = [entry('actor'), entry('Nguyen')]
const anna = voiceListingFixture()

const spoken = (pronunciations?: { term: string; said: 'respelling' | 'ipa' | 'not_applied' }[]) => ({
  title: 'Nguyen',
  speechMarks: [],
  audio: null,
  is_duplicate: false,
  voice_snippet_id: 's1',
  voice_snippet_audio_url: '/snippets/s1.mp3',
  voice_snippet_duration: 500,
  voice_snippet_peaks: [],
  voice_snippet_melody: [],
  timing_source: 'native' as const,
  ...(pronunciations && { pronunciations }),
})

const setup = (handlers: FakeHandlers = {}, known: readonly LexiconEntry[] | null = initial) =>
  renderVoice(<Lexicon initial={known} />, {
    handlers: {
      'lexicon.list': () => ({ entries: [...(known ?? [])] }),
      'lexicon.save': ({ term, respelling, ipa, lexicon_entry_id: id }) => ({
        entry: entry(term, { respelling: respelling ?? null, ipa: ipa || null, ...(id && { lexicon_entry_id: id }) }),
      }),
      'lexicon.remove': (input) => input,
      'voices.search': () => searchResultFixture([anna]),
      ...handlers,
    },
  })
const terms = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)
const newEntry = () => within(screen.getByRole('form', { name: 'New term' }))
const changed = () => within(screen.getByRole('form', { name: 'Change Nguyen' }))
const button = (name: string) => screen.getByRole('button', { name })

describe('Lexicon', () => {
  it('lists terms with their pronunciation and limits', () => {
    setup({}, [entry('US', { ipa: 'juː ɛs', language_code: 'de', case_sensitive: true, whole_word: false })])
    const row = screen.getByRole('listitem')
    expect(row.textContent).toContain('US respelled')
    expect(row.textContent).toContain('/juː ɛs/')
    expect(row.textContent).toContain('German · Capitals have to agree · Also within words')
  })

  it('explains how to begin without terms', () => {
    setup({}, [])
    expect(screen.getByRole('heading', { level: 3, name: 'No terms yet' })).toBeTruthy()
  })

  it('loads the terms if the page does not provide them, and again after a failure', async () => {
    const list = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ entries: initial })
    const { user } = setup({ 'lexicon.list': list }, null)
    expect(screen.getByText('Loading your lexicon…')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(terms()).toEqual(['actor', 'Nguyen']))
  })

  it('adds a term by keys, sorted, and moves the focus to the next one', async () => {
    const { user, client } = setup()
    await user.type(newEntry().getByRole('textbox', { name: 'Term' }), 'Bach')
    await user.type(newEntry().getByRole('textbox', { name: 'Spoken as' }), 'bahk{Enter}')
    await waitFor(() => expect(terms()).toEqual(['actor', 'Bach', 'Nguyen']))
    expect(client.calls.find(({ name }) => name === 'lexicon.save')?.input).toMatchObject({
      term: 'Bach',
      respelling: 'bahk',
    })
    const box = newEntry().getByRole<HTMLInputElement>('textbox', { name: 'Term' })
    expect([box.value, document.activeElement]).toEqual(['', box])
  })

  it('adds no term without a pronunciation', async () => {
    const { user, client } = setup()
    await user.type(newEntry().getByRole('textbox', { name: 'Term' }), 'Bach{Enter}')
    expect(client.calls.map(({ name }) => name)).not.toContain('lexicon.save')
  })

  it('limits a term to a language and a voice', async () => {
    const { user, client } = setup()
    await waitFor(() => expect(newEntry().getAllByRole('option', { name: anna.voice_name })).toHaveLength(1))
    await user.type(newEntry().getByRole('textbox', { name: 'Term' }), 'Bach')
    await user.type(newEntry().getByRole('textbox', { name: 'IPA' }), 'bax')
    await user.selectOptions(newEntry().getByRole('combobox', { name: 'Language' }), 'English')
    await user.selectOptions(newEntry().getByRole('combobox', { name: 'Voice' }), anna.voice_name)
    await user.click(newEntry().getByRole('checkbox', { name: 'Whole words only' }))
    await user.click(newEntry().getByRole('button', { name: 'Add' }))
    await waitFor(() =>
      expect(client.calls.find(({ name }) => name === 'lexicon.save')?.input).toEqual({
        term: 'Bach',
        respelling: '',
        ipa: 'bax',
        language_code: 'en',
        voice_id: anna.voice_id,
        case_sensitive: false,
        whole_word: false,
      }),
    )
  })

  it('shows the sentence of the server for a term that exists', async () => {
    const conflict = new RequestError({
      status: 409,
      code: 'conflict',
      message: 'You already have an entry for "actor".',
      issues: [],
      requestId: null,
    })
    const { user } = setup({ 'lexicon.save': () => Promise.reject(conflict) })
    await user.type(newEntry().getByRole('textbox', { name: 'Term' }), 'actor')
    await user.type(newEntry().getByRole('textbox', { name: 'Spoken as' }), 'x{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('You already have an entry for "actor".')
    expect(newEntry().getByRole<HTMLInputElement>('textbox', { name: 'Term' }).value).toBe('actor')
  })

  it('changes a term in its row, and Escape changes nothing', async () => {
    const { user, client } = setup()
    await user.click(button('Change Nguyen'))
    expect(document.activeElement).toBe(changed().getByRole('textbox', { name: 'Term' }))
    await user.keyboard('x{Escape}')
    expect(client.calls.map(({ name }) => name)).not.toContain('lexicon.save')
    await user.click(button('Change Nguyen'))
    const box = changed().getByRole('textbox', { name: 'Spoken as' })
    await user.clear(box)
    await user.type(box, 'win{Enter}')
    expect(await screen.findByText('win')).toBeTruthy()
    expect(terms()).toEqual(['actor', 'Nguyen'])
  })

  it('removes a term, and restores it on demand', async () => {
    const { user } = setup()
    await user.click(button('Remove actor'))
    await waitFor(() => expect(terms()).toEqual(['Nguyen']))
    expect(screen.getByText('“actor” is removed')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lexicon' }))
    await user.click(button('Undo'))
    await waitFor(() => expect(terms()).toEqual(['actor', 'Nguyen']))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('speaks a term in the chosen voice, privately', async () => {
    const { user, client, audio } = setup({
      'speech.generate': () => spoken([{ term: 'Nguyen', said: 'respelling' }]),
    })
    await screen.findByRole('combobox', { name: 'Hear terms in' })
    await user.click(button('Hear Nguyen'))
    await waitFor(() => expect(audio.map(({ src }) => src)).toEqual(['/snippets/s1.mp3']))
    expect(client.calls.at(-1)?.input).toEqual({ voice_id: anna.voice_id, text: 'Nguyen', shareSnippet: false })
  })

  it.each([
    ['takes no IPA', [{ term: 'Nguyen', said: 'not_applied' as const }], 'This voice takes no IPA.'],
    ['does not use the entry', undefined, 'This voice does not use the entry'],
  ])('tells that the voice %s', async (_what, pronunciations, sentence) => {
    const { user } = setup({ 'speech.generate': () => spoken(pronunciations) }, [
      entry('Nguyen', { respelling: null, ipa: 'wɪn' }),
    ])
    await screen.findByRole('combobox', { name: 'Hear terms in' })
    await user.click(button('Hear Nguyen'))
    expect(await screen.findByText(sentence, { exact: false })).toBeTruthy()
  })

  it('imports a file, and lists what was refused', async () => {
    const { user, client } = setup({
      'lexicon.import': () => ({
        added: 2,
        changed: 1,
        refused: [{ line: 3, term: '!', reason: 'Write a term.' }],
        refused_count: 1,
      }),
    })
    await user.upload(screen.getByLabelText('Import a file'), new File(['a,b'], 'terms.csv', { type: 'text/csv' }))
    expect(await screen.findByText('2 added, 1 changed', { exact: false })).toBeTruthy()
    expect(screen.getByText('Line 3, “!”: Write a term.')).toBeTruthy()
    expect(client.calls.filter(({ name }) => name.startsWith('lexicon.')).map(({ name }) => name)).toEqual([
      'lexicon.import',
      'lexicon.list',
    ])
  })

  it('exports nothing while there are no terms', () => {
    setup({}, [])
    expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull()
  })
})
