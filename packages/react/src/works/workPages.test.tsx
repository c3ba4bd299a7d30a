import { screen, waitFor, within } from '@testing-library/react'
import type { Work } from '@voice-rankings/contract'
import { RequestError } from '@voice-rankings/sdk'
import { searchResultFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { NewWork, WorkList } from './index.ts'
import { workFixture } from './testing/workFixture.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const refusal = new RequestError({
  status: 422,
  code: 'text_too_long',
  message: 'Split it.',
  issues: [],
  requestId: null,
})

describe('NewWork', () => {
  const setup = (create: NonNullable<FakeHandlers['works.create']> = () => ({ work: workFixture() })) => {
    const created = vi.fn<(work: Work) => void>()
    const onCreate = vi.fn<NonNullable<FakeHandlers['works.create']>>(create)
    const { user } = renderVoice(<NewWork languageCodes={['en', 'de']} onCreated={created} />, {
      handlers: { 'voices.search': () => searchResultFixture(), 'works.create': onCreate },
    })
    return { user, created, onCreate }
  }
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  const voice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Voice' })
  const submit = () => screen.getByRole('button', { name: 'Read aloud' })

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
    expect(screen.getByText('river.exe is no text file. Choose a .txt, .md or .html file.')).toBeTruthy()
    await user.upload(file, new File(['<p>Water.</p>'], 'river.html', { type: 'text/html' }))
    await waitFor(() => expect(field().value).toBe('<p>Water.</p>'))
    await user.click(submit())
    await waitFor(() =>
      expect(onCreate.mock.calls[0]?.[0]).toMatchObject({ html: '<p>Water.</p>', work_title: 'river' }),
    )
  })

  it('stores nothing without a text', async () => {
    const { user, onCreate } = setup()
    await user.click(submit())
    expect(screen.getByText('Paste a text first.')).toBeTruthy()
    expect(onCreate).not.toHaveBeenCalled()
  })

  it('keeps the text when the server refuses it', async () => {
    const { user } = setup(() => Promise.reject(refusal))
    await waitFor(() => expect(voice().value).not.toBe(''))
    await user.type(field(), 'A long text')
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toContain('Split it.')
    expect(field().value).toBe('A long text')
  })
})

describe('WorkList', () => {
  const works = [workFixture({ spoken_count: 3 }), workFixture({ work_id: 'w2', work_title: 'The hill' })]
  const setup = (handlers: FakeHandlers = {}, initial: Work[] | undefined = works) =>
    renderVoice(<WorkList initial={initial} hrefOf={({ work_id }) => `/read/${work_id}`} />, {
      handlers: { 'works.delete': (input) => input, 'works.restore': () => ({ work: workFixture() }), ...handlers },
    })
  const titles = () => screen.queryAllByRole('listitem').map((row) => within(row).getByRole('link').textContent)

  it('shows each text with its voice, length and share that was spoken', () => {
    setup()
    expect(screen.getByRole('link', { name: 'The hill' }).getAttribute('href')).toBe('/read/w2')
    expect(screen.getByText('Amelia · 2 min · 50% spoken')).toBeTruthy()
  })

  it('deletes a text, and restores it', async () => {
    const { user } = setup()
    await user.click(screen.getByRole('button', { name: 'Delete The hill' }))
    expect(titles()).toEqual(['The river'])
    expect(screen.getByRole('status').textContent).toContain('The hill is deleted')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(titles()).toEqual(['The river', 'The hill'])
  })

  it('shows a text again that the server did not delete', async () => {
    const { user } = setup({ 'works.delete': () => Promise.reject(refusal) })
    await user.click(screen.getByRole('button', { name: 'Delete The hill' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Split it.')
    expect(titles()).toEqual(['The river', 'The hill'])
  })

  it('says that there is none yet', () => {
    setup({}, [])
    expect(screen.getByRole('heading', { name: 'No texts yet' })).toBeTruthy()
  })
})
