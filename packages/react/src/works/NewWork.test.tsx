import { screen, waitFor, within } from '@testing-library/react'
import type { Work } from '@voice-rankings/contract'
import { searchResultFixture, voiceListingFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { NewWork } from './index.ts'
import { speechFixture, workFixture } from './testing/workFixture.ts'
import { refusal } from '../testing/refusal.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const tooLong = refusal('text_too_long', 'Split it.')

const hans = voiceListingFixture({
  voice_name: 'Hans',
  voice_speaker_id: 'hans--standard',
  voice_language_code: 'de-DE',
  voice_language_codes: ['de-DE'],
})

const TERMS = [{ filter: 'languageCode' as const, value: 'de', words: 'german', count: 6 }]

const setup = (create: NonNullable<FakeHandlers['works.create']> = () => ({ work: workFixture() })) => {
  const onImport = vi.fn<NonNullable<FakeHandlers['works.import']>>(() => ({ work: workFixture() }))
  const created = vi.fn<(work: Work) => void>()
  const onCreate = vi.fn<NonNullable<FakeHandlers['works.create']>>(create)
  const { user, client } = renderVoice(<NewWork languageCodes={['en', 'de']} onCreated={created} />, {
    handlers: {
      'voices.search': ({ q }) =>
        q === undefined
          ? searchResultFixture()
          : { ...searchResultFixture([hans]), understood: { terms: TERMS, search: '' } },
      'works.create': onCreate,
      'works.import': onImport,
      'works.sentence': () => speechFixture(0),
    },
  })
  return { user, created, onCreate, onImport, calls: client.calls }
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const voice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Voice' })
const submit = () => screen.getByRole('button', { name: 'Read aloud' })

describe('NewWork', () => {
  it('stores a pasted text with its title and voice', async () => {
    const { user, created, onCreate } = setup()
    await waitFor(() => expect(voice().value).not.toBe(''))
    await user.type(field(), '# The river')
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'A title')
    await user.click(submit())
    await waitFor(() => expect(created).toHaveBeenCalledOnce())
    expect(onCreate.mock.calls[0]?.[0]).toEqual({
      voice_id: voice().value,
      markdown: '# The river',
      work_title: 'A title',
    })
  })

  it('has the first sentence spoken before the reader opens', async () => {
    const { user, calls } = setup()
    await waitFor(() => expect(voice().value).not.toBe(''))
    await user.type(field(), 'One. Two.')
    await user.click(submit())
    const { work_id, work_revision } = workFixture()
    await waitFor(() =>
      expect(calls).toContainEqual({ name: 'works.sentence', input: { work_id, work_revision, sentence_index: 0 } }),
    )
  })

  it('takes a text that is one address as that of an article', async () => {
    const { user, onCreate } = setup()
    await waitFor(() => expect(voice().value).not.toBe(''))
    await user.type(field(), 'https://news.example/river')
    await user.click(submit())
    await waitFor(() => expect(onCreate.mock.calls[0]?.[0]).toMatchObject({ url: 'https://news.example/river' }))
  })

  it('opens a file with its name as the title, and refuses one that is no text', async () => {
    const { user, onCreate } = setup()
    await waitFor(() => expect(voice().value).not.toBe(''))
    const file = screen.getByLabelText<HTMLInputElement>('Open a file')
    await user.upload(file, new File(['x'], 'river.exe', { type: 'text/plain' }))
    expect(screen.getByText('river.exe is no text file. Choose a .txt, .md, .html or .epub file.')).toBeTruthy()
    await user.upload(file, new File(['<p>Water.</p>'], 'river.html', { type: 'text/html' }))
    await waitFor(() => expect(field().value).toBe('<p>Water.</p>'))
    await user.click(submit())
    await waitFor(() =>
      expect(onCreate.mock.calls[0]?.[0]).toMatchObject({ html: '<p>Water.</p>', work_title: 'river' }),
    )
  })

  it('sends a book as a file, until it is removed', async () => {
    const { user, created, onImport } = setup()
    await waitFor(() => expect(voice().value).not.toBe(''))
    const file = screen.getByLabelText<HTMLInputElement>('Open a file')
    const book = new File(['PK'], 'river.epub', { type: 'application/epub+zip' })
    await user.upload(file, book)
    expect(screen.getByText('river.epub')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove the book' }))
    expect(screen.queryByText('river.epub')).toBeNull()
    expect(document.activeElement).toBe(file)
    await user.upload(file, book)
    await user.click(submit())
    await waitFor(() => expect(created).toHaveBeenCalledOnce())
    expect(onImport.mock.calls[0]?.[0]).toMatchObject({ voice_id: voice().value })
  })

  it('refuses a book above 32 MB before it is sent', async () => {
    const { user } = setup()
    const book = new File([], 'river.epub')
    Object.defineProperty(book, 'size', { value: 33 * 1024 * 1024 })
    await user.upload(screen.getByLabelText<HTMLInputElement>('Open a file'), book)
    expect(screen.getByText('river.epub is larger than 32 MB. Choose an edition without pictures.')).toBeTruthy()
  })

  it('finds a voice of the whole catalogue by how it sounds, by keyboard, and reads with it', async () => {
    const { user, onCreate } = setup()
    await waitFor(() => expect(voice().value).not.toBe(''))
    await user.type(field(), 'Some text')
    screen.getByRole('button', { name: 'Voice: search all voices' }).focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Find a voice' })
    await user.type(within(dialog).getByRole('combobox'), 'calm low german')
    await within(dialog).findByRole('option', { name: /Hans/ })
    // Links to the catalogue would lose the text.
    expect(within(dialog).getAllByRole('option')).toHaveLength(1)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(voice().selectedOptions[0]?.text).toBe('Hans · Flite · German (Germany)')
    expect(screen.getByRole('button', { name: 'Play Hans' })).toBeTruthy()
    await user.click(submit())
    await waitFor(() => expect(onCreate.mock.calls[0]?.[0]).toMatchObject({ voice_id: hans.voice_id }))
  })

  it('stores nothing without a text', async () => {
    const { user, onCreate } = setup()
    await user.click(submit())
    expect(screen.getByText('Paste a text first.')).toBeTruthy()
    expect(onCreate).not.toHaveBeenCalled()
  })

  it('keeps the text when the server refuses it', async () => {
    const { user } = setup(() => Promise.reject(tooLong))
    await waitFor(() => expect(voice().value).not.toBe(''))
    await user.type(field(), 'A long text')
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toContain('Split it.')
    expect(field().value).toBe('A long text')
  })
})
