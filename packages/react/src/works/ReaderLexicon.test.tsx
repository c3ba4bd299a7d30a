import { act, screen, waitFor, within } from '@testing-library/react'
import type { LexiconEntry, Work, WorkSummary } from '@voice-rankings/contract'
import { createFakeSockets, searchResultFixture, speechResponseFixture } from '@voice-rankings/testkit'
import type { FakeHandlers, FakeSocket, FakeSockets } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { VoiceReader } from './index.ts'
import type { VoiceReaderProps } from './index.ts'
import { pronounced, speechFixture, workFixture } from './testing/workFixture.ts'

let opened: FakeSockets
beforeEach(() => {
  opened = createFakeSockets()
  vi.stubGlobal('WebSocket', opened.WebSocket)
  Element.prototype.scrollIntoView = () => {}
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  for (const name of ['load', 'pause'] as const) vi.spyOn(HTMLMediaElement.prototype, name).mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const NGUYEN: LexiconEntry = {
  lexicon_entry_id: 'e1',
  term: 'bank',
  respelling: 'benk',
  ipa: null,
  language_code: null,
  voice_id: null,
  case_sensitive: false,
  whole_word: true,
}

/** A work without its text. */
function summaryOf({ sections: _sections, work_revision: _revision, ...summary }: Work): WorkSummary {
  return summary
}

function setup(props: Partial<VoiceReaderProps> = {}, handlers: FakeHandlers = {}) {
  const asked: number[] = []
  /** The text as the server has it now. */
  let stored = workFixture()
  const view = renderVoice(<VoiceReader workId="w1" initial={workFixture()} {...props} />, {
    handlers: {
      'works.get': () => ({ work: stored }),
      'works.progress': () => ({ work: summaryOf(stored) }),
      'works.sentence'(input) {
        asked.push(Number(input.sentence_index))
        return speechFixture(Number(input.sentence_index))
      },
      'works.savePosition': (input) => ({ position: input }),
      'lexicon.list': () => ({ entries: [] }),
      'lexicon.save': () => ({ entry: NGUYEN }),
      'voices.search': () => searchResultFixture(),
      'speech.generate': () => speechResponseFixture(),
      ...handlers,
    },
  })
  const names = () => view.client.calls.map(({ name }) => name)
  return { ...view, asked, names, store: (work: Work) => (stored = work) }
}
const openedSocket = async () => {
  await waitFor(() => expect(opened.sockets).toHaveLength(1))
  return opened.sockets[0] as FakeSocket
}
const play = () => screen.getByRole('button', { name: 'Read aloud' })
const entryPoint = () => screen.getByRole('button', { name: 'Pronunciations of this text' })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Pronunciations of this text' }))

describe('The pronunciations of a text', () => {
  it('are opened by keyboard, and added for this text, which takes them over', async () => {
    const { user, client, names, store } = setup()
    entryPoint().focus()
    await user.keyboard('{Enter}')
    const form = within(await (await dialog()).findByRole('form', { name: 'New term' }))
    await user.type(form.getByRole('textbox', { name: 'Term' }), 'bank')
    store(pronounced({ 1: 'new' }, { lexicon_revision: 2 }))
    await user.type(form.getByRole('textbox', { name: 'Spoken as' }), 'benk{Enter}')
    expect(await screen.findByText('benk')).toBeTruthy()
    const inputOf = (name: string) => client.calls.find((call) => call.name === name)?.input
    expect(inputOf('lexicon.list')).toEqual({ work_id: 'w1' })
    expect(inputOf('lexicon.save')).toMatchObject({ work_id: 'w1', term: 'bank', respelling: 'benk' })
    await waitFor(() => expect(names()).toContain('works.get'))
  })

  it('are heard in the voice of the text, as the text says them', async () => {
    const { user, client } = setup({ lexiconOpen: true }, { 'lexicon.list': () => ({ entries: [NGUYEN] }) })
    const shown = await dialog()
    const voice = await shown.findByRole<HTMLSelectElement>('combobox', { name: 'Hear terms in' })
    expect(voice.selectedOptions[0]?.text).toBe('Amelia')
    await user.click(shown.getByRole('button', { name: 'Hear bank' }))
    await waitFor(() => expect(client.calls.at(-1)?.name).toBe('speech.generate'))
    expect(client.calls.at(-1)?.input).toEqual({
      work_id: 'w1',
      voice_id: 'flite-slt--amelia',
      text: 'bank',
      shareSnippet: false,
    })
  })

  it('are shown at an address of their own, and closed by Escape', async () => {
    const onLexiconOpenChange = vi.fn()
    const { user } = setup({ lexiconOpen: true, onLexiconOpenChange })
    await dialog()
    await user.keyboard('{Escape}')
    expect(onLexiconOpenChange.mock.calls).toEqual([[false]])
  })

  it('stay open when Escape ends the change of a term', async () => {
    const { user } = setup({}, { 'lexicon.list': () => ({ entries: [NGUYEN] }) })
    await user.click(entryPoint())
    const shown = await dialog()
    await user.click(await shown.findByRole('button', { name: 'Change bank' }))
    await user.keyboard('{Escape}')
    expect(shown.queryByRole('form', { name: 'Change bank' })).toBeNull()
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })

  it('do not play the text by its keys', async () => {
    const { user, names } = setup({}, { 'lexicon.list': () => ({ entries: [NGUYEN] }) })
    await user.click(entryPoint())
    ;(await (await dialog()).findByRole('button', { name: 'Remove bank' })).focus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByText('The bank', { selector: '[data-sentence]' }).dataset['sentence']).toBe('0')
    expect(names()).not.toContain('works.savePosition')
  })

  it('are not shown to others', () => {
    setup({ initial: workFixture({ own: false }), lexiconOpen: true })
    expect(screen.queryByRole('button', { name: 'Pronunciations of this text' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('A reader whose pronunciations change in another tab', () => {
  it('asks only for the changed sentences again, and the one that sounds plays on', async () => {
    const { user, asked, names, store } = setup()
    const socket = await openedSocket()
    await user.click(play())
    await waitFor(() => expect(asked).toEqual([0, 1, 2]))
    const pauses = vi.mocked(HTMLMediaElement.prototype.pause).mock.calls.length
    store(pronounced({ 0: 'new', 2: 'new' }, { lexicon_revision: 2 }))
    act(() => socket.say({ action: 'lexicon-changed' }))
    await waitFor(() => expect(asked).toEqual([0, 1, 2, 2]))
    expect(names().filter((name) => name === 'works.get')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy()
    expect(vi.mocked(HTMLMediaElement.prototype.pause).mock.calls).toHaveLength(pauses)
    await user.click(screen.getByText('We sat on the bank.'))
    await waitFor(() => expect(asked).toEqual([0, 1, 2, 2, 3]))
    await user.click(screen.getByText('The bank', { selector: '[data-sentence]' }))
    await waitFor(() => expect(asked).toEqual([0, 1, 2, 2, 3, 0]))
  })

  it('reads the text once more only when its pronunciations changed', async () => {
    const { names, store } = setup()
    const socket = await openedSocket()
    store(workFixture({ spoken_count: 3 }))
    act(() => socket.say({ action: 'lexicon-changed' }))
    await waitFor(() => expect(names()).toContain('works.progress'))
    expect(names()).not.toContain('works.get')
  })

  it('learns of a change that it missed when it is connected again', async () => {
    const { asked, names, store, user } = setup()
    await waitFor(() => expect(asked).toEqual([0]))
    const socket = await openedSocket()
    store(pronounced({ 0: 'new' }, { lexicon_revision: 2 }))
    act(() => socket.say({ action: 'Your Connection ID', connectionId: 'c1' }))
    await waitFor(() => expect(names()).toContain('works.get'))
    await user.click(play())
    await waitFor(() => expect(asked).toEqual([0, 0, 1, 2]))
  })

  it('keeps its sentences when the text itself was changed there too', async () => {
    const { asked, names, store } = setup()
    await waitFor(() => expect(asked).toEqual([0]))
    const socket = await openedSocket()
    store(workFixture({ work_revision: 2, lexicon_revision: 2, sections: [] }))
    act(() => socket.say({ action: 'lexicon-changed' }))
    await waitFor(() => expect(names()).toContain('works.get'))
    expect(screen.getByText('We sat on the bank.')).toBeTruthy()
  })
})
