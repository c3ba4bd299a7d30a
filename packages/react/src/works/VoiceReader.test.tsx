import { act, screen, waitFor, within } from '@testing-library/react'
import type { Work } from '@voice-rankings/contract'
import { createFakeSockets, profileFixture, searchResultFixture } from '@voice-rankings/testkit'
import type { FakeHandlers, FakeSocket, FakeSockets } from '@voice-rankings/testkit'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { VoiceReader } from './index.ts'
import type { VoiceReaderProps } from './index.ts'
import { progressOf, speechFixture, workFixture } from './testing/workFixture.ts'
import { refusal } from '../testing/refusal.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  Element.prototype.scrollIntoView = () => {}
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  for (const name of ['load', 'pause'] as const) vi.spyOn(HTMLMediaElement.prototype, name).mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

let opened: FakeSockets
beforeEach(() => {
  opened = createFakeSockets()
  vi.stubGlobal('WebSocket', opened.WebSocket)
})
afterEach(() => vi.unstubAllGlobals())
/** The socket of the reader, whose code is loaded late. */
const openedSocket = async () => {
  await waitFor(() => expect(opened.sockets).toHaveLength(1))
  return opened.sockets[0] as FakeSocket
}

let asked: number[]
beforeEach(() => (asked = []))

const setup = (
  work: Work | undefined = workFixture(),
  handlers: FakeHandlers = {},
  isUser = true,
  props: Partial<VoiceReaderProps> = {},
) =>
  renderVoice(<VoiceReader workId="w1" initial={work} listHref="/read" {...props} />, {
    ...(isUser && { profile: profileFixture() }),
    handlers: {
      'works.get': () => ({ work: workFixture() }),
      'works.sentence'(input) {
        asked.push(Number(input.sentence_index))
        return speechFixture(Number(input.sentence_index))
      },
      'works.savePosition': (input) => ({ position: input }),
      ...handlers,
    },
  })
const play = () => screen.getByRole('button', { name: 'Read aloud' })

describe('VoiceReader', () => {
  it('shows the first section, and all sections with their lengths', () => {
    setup()
    expect(screen.getByRole('heading', { level: 1, name: 'The river' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'The bank' })).toBeTruthy()
    expect(screen.getByText('An author · 2 sections · 2 min')).toBeTruthy()
    const sections = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('button')
    expect(sections.map((section) => section.textContent)).toEqual([
      expect.stringMatching(/^1The bank≈ 0:0\d$/),
      expect.stringMatching(/^2The boat≈ 0:0\d$/),
    ])
    expect(screen.getByText('read by Amelia · Flite')).toBeTruthy()
  })

  it('has the first sentence spoken before it is played, and those after it then', async () => {
    const { user } = setup()
    await waitFor(() => expect(asked).toEqual([0]))
    await user.click(play())
    await waitFor(() => expect(asked).toEqual([0, 1, 2]))
  })

  it('speaks nothing of a text of somebody else before it is played', async () => {
    const { user } = setup(workFixture({ own: false }))
    await user.hover(play())
    expect(asked).toEqual([])
  })

  it('skips the sentences of somebody else that have no speech, and sends the token of the link with the others', async () => {
    const work = workFixture({ own: false, spoken_count: 1 })
    const spoken = work.sections[0]!.paragraphs[1]!.sentences[1]!
    spoken.sentence_duration = 300
    const { user, client } = setup(work, {}, false, { access: 'secret' })
    expect(screen.getByText('5 sentences have no speech yet. Playback skips such sentences.')).toBeTruthy()
    await user.click(play())
    await waitFor(() => expect(asked).toEqual([2]))
    expect(client.calls.find(({ name }) => name === 'works.sentence')?.input).toMatchObject({ access: 'secret' })
    expect(screen.getAllByText('1 sentence has no speech yet.')).not.toEqual([])
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it.each([
    ['the owner', true, 1],
    ['nobody else', false, 0],
  ])('links the share settings for %s', (_who, own, count) => {
    setup(workFixture({ own }), {}, true, { shareHref: '/share/settings/work-w1' })
    const links = screen.queryAllByRole('link', { name: 'Share' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill('/share/settings/work-w1'))
  })

  it('is added to a playlist, but not by somebody who has it by a link only', async () => {
    const { unmount } = setup()
    expect(await screen.findByRole('button', { name: 'Add to playlist' })).toBeTruthy()
    unmount()
    setup(workFixture({ own: false }), {}, true, { access: 'secret' })
    expect(screen.queryByRole('button', { name: 'Add to playlist' })).toBeNull()
  })

  it('begins where the listener stopped', async () => {
    const { user } = setup(workFixture({ position: { sentence_index: 4, sentence_offset: 100 } }))
    expect(screen.getByRole('heading', { level: 2, name: 'The boat' })).toBeTruthy()
    await user.click(play())
    await waitFor(() => expect(asked[0]).toBe(4))
  })

  it('goes to a section, and to the next sentence by keys', async () => {
    const { user } = setup()
    await user.click(within(screen.getByRole('navigation')).getByRole('button', { name: /The boat/ }))
    expect(screen.getByRole('heading', { level: 2, name: 'The boat' })).toBeTruthy()
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(screen.getByRole('heading', { level: 2, name: 'The bank' })).toBeTruthy()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(screen.getByRole('heading', { level: 2, name: 'The boat' })).toBeTruthy()
  })

  it('says why reading stopped', async () => {
    const { user } = setup(workFixture(), {
      'works.sentence': () => Promise.reject(refusal('credits_used_up', 'This text costs 40 credits; you have 12.')),
    })
    await user.click(play())
    expect((await screen.findByRole('alert')).textContent).toBe('This text costs 40 credits; you have 12.')
  })

  it('marks a sentence that cannot be spoken, and tries it again on request', async () => {
    const { user } = setup(workFixture(), {
      'works.sentence'(input) {
        asked.push(Number(input.sentence_index))
        return Number(input.sentence_index) === 0
          ? Promise.reject(refusal('engine_failed', 'The engine failed.'))
          : speechFixture(Number(input.sentence_index))
      },
    })
    await user.click(play())
    expect(await screen.findByText(/This sentence could not be spoken/)).toBeTruthy()
    asked = []
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(asked[0]).toBe(0))
  })

  it('changes a paragraph', async () => {
    const update = vi.fn<NonNullable<FakeHandlers['works.update']>>(() => ({ work: workFixture({ work_revision: 2 }) }))
    const { user } = setup(workFixture(), { 'works.update': update })
    const [, pencil] = screen.getAllByRole('button', { name: 'Edit this paragraph' })
    await user.click(pencil ?? document.body)
    const field = screen.getByRole('textbox', { name: 'Edit this paragraph' })
    await user.clear(field)
    await user.type(field, 'We sat down.')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(update.mock.calls[0]?.[0]).toEqual({
      work_id: 'w1',
      work_revision: 1,
      paragraph: { section_index: 0, paragraph_index: 1, text: 'We sat down.' },
    })
  })

  it('gives the text and its speakers other voices', async () => {
    const update = vi.fn<NonNullable<FakeHandlers['works.update']>>(() => ({ work: workFixture({ work_revision: 2 }) }))
    const work = workFixture()
    const [, spoken] = work.sections[0]?.paragraphs ?? []
    Object.assign(spoken ?? {}, { speaker: 'Anna' })
    const { user } = setup(work, { 'works.update': update, 'voices.search': () => searchResultFixture() })
    await user.click(screen.getByText('Voices'))
    const speaker = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Anna' })
    expect(speaker.selectedOptions[0]?.text).toBe('Voice of the section')
    await waitFor(() => expect(speaker.options.length).toBeGreaterThan(2))
    const other = speaker.options[2]?.value ?? ''
    await user.selectOptions(speaker, other)
    await waitFor(() => expect(update.mock.calls[0]?.[0]).toMatchObject({ speaker_voices: { Anna: other } }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Voice of the text' }), other)
    await waitFor(() => expect(update.mock.calls[1]?.[0]).toMatchObject({ voice_id: other }))
  })

  it('gives the section that is read its own voice, and takes it back', async () => {
    const update = vi.fn<NonNullable<FakeHandlers['works.update']>>(({ section }) => {
      const [first, ...others] = workFixture().sections
      return { work: workFixture({ sections: [{ ...first!, section_voice: section?.voice_id ?? null }, ...others] }) }
    })
    const { user } = setup(workFixture(), { 'works.update': update, 'voices.search': () => searchResultFixture() })
    await user.click(screen.getByText('Voices'))
    const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Voice of “The bank”' })
    await waitFor(() => expect(field.options.length).toBeGreaterThan(2))
    const other = field.options[2]?.value ?? ''
    await user.selectOptions(field, other)
    await waitFor(() => expect(field.value).toBe(other))
    await user.selectOptions(field, '')
    await waitFor(() => expect(field.value).toBe(''))
    expect(update.mock.calls.map(([{ section }]) => section)).toEqual([
      { section_index: 0, voice_id: other },
      { section_index: 0, voice_id: null },
    ])
  })

  it('does not scroll away from an open editor', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { user } = setup()
    await user.click(screen.getByText('We sat on the bank.'))
    await waitFor(() => expect(scroll).toHaveBeenCalledOnce())
    await user.click(screen.getAllByRole('button', { name: 'Edit this paragraph' })[0] ?? document.body)
    await user.click(screen.getByRole('button', { name: 'Next sentence' }))
    expect(scroll).toHaveBeenCalledOnce()
  })

  it('keeps the typed paragraph when the text was changed elsewhere, and says so', async () => {
    const { user } = setup(workFixture(), {
      'works.update': () =>
        Promise.reject(refusal('conflict', 'This text was changed in another place. Load it again.')),
    })
    await user.click(screen.getAllByRole('button', { name: 'Edit this paragraph' })[1] ?? document.body)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toContain('changed in another place')
    expect(screen.getByRole('textbox', { name: 'Edit this paragraph' })).toBeTruthy()
  })

  it('cannot be changed or downloaded by other people', () => {
    setup(workFixture({ own: false }))
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Edit this paragraph' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Speak the whole text' })).toBeNull()
  })

  it('speaks the whole text with its cost before and its progress meanwhile', async () => {
    const speaking = workFixture({ work_status: 'speaking' })
    const { user } = setup(workFixture(), {
      'works.speak': () => ({ work: speaking }),
      'works.progress': () => ({ work: speaking }),
      'works.cancel': () => ({ work: workFixture() }),
    })
    expect(screen.getByText('Costs about 1,240 credits')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Speak the whole text' }))
    expect(await screen.findByText('0% spoken')).toBeTruthy()
    const socket = await openedSocket()
    act(() => socket.say(progressOf(workFixture({ work_status: 'speaking', spoken_count: 3 }))))
    expect(screen.getByText('50% spoken')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(await screen.findByRole('button', { name: 'Speak the whole text' })).toBeTruthy()
  })

  it('asks for the progress when the socket is connected and when it is lost', async () => {
    let spoken_count = 0
    const progress = vi.fn<NonNullable<FakeHandlers['works.progress']>>(() => {
      spoken_count += 1
      return { work: workFixture({ work_status: 'speaking', spoken_count }) }
    })
    setup(workFixture({ work_status: 'speaking' }), { 'works.progress': progress })
    const socket = await openedSocket()
    act(() => socket.say({ action: 'Your Connection ID', connectionId: 'c1' }))
    expect(await screen.findByText('16% spoken')).toBeTruthy()
    act(() => socket.fail())
    expect(await screen.findByText('33% spoken')).toBeTruthy()
    expect(progress.mock.calls.map(([input]) => input)).toEqual([
      { work_id: 'w1', connection_id: 'c1' },
      { work_id: 'w1', connection_id: undefined },
    ])
  })

  it('asks for the progress when none came between two heartbeats', async () => {
    const asked = vi.fn<NonNullable<FakeHandlers['works.progress']>>(() => ({ work: workFixture() }))
    setup(workFixture({ work_status: 'speaking' }), { 'works.progress': asked })
    const socket = await openedSocket()
    act(() => socket.say(progressOf(workFixture({ work_status: 'speaking', spoken_count: 3 }))))
    act(() => socket.say({ action: 'heartbeat' }))
    expect(asked).not.toHaveBeenCalled()
    act(() => socket.say({ action: 'heartbeat' }))
    expect(await screen.findByRole('button', { name: 'Speak the whole text' })).toBeTruthy()
    act(() => socket.say({ action: 'heartbeat' }))
    act(() => socket.say({ action: 'heartbeat' }))
    expect(asked).toHaveBeenCalledOnce()
  })

  it('follows the text of its owner until it is left, and that of nobody else', async () => {
    const { unmount } = setup()
    const socket = await openedSocket()
    unmount()
    expect(socket.closed).toBe(true)
    setup(workFixture({ own: false, work_status: 'speaking' }))
    await act(async () => {})
    expect(opened.sockets).toHaveLength(1)
  })

  it('asks a visitor to log in for the whole text', () => {
    setup(workFixture(), {}, false)
    expect(screen.getByText('Log in to have the whole text spoken in advance.')).toBeTruthy()
  })

  it('saves the place also when React mounts it twice', async () => {
    const save = vi.fn<NonNullable<FakeHandlers['works.savePosition']>>((input) => ({ position: input }))
    const { user } = renderVoice(
      <StrictMode>
        <VoiceReader workId="w1" initial={workFixture()} />
      </StrictMode>,
      {
        handlers: {
          'works.sentence': (input) => speechFixture(Number(input.sentence_index)),
          'works.savePosition': save,
        },
      },
    )
    await user.click(play())
    await user.click(await screen.findByRole('button', { name: 'Pause' }))
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
  })

  it('loads a text that it was not given', async () => {
    renderVoice(<VoiceReader workId="w1" />, { handlers: { 'works.get': () => ({ work: workFixture() }) } })
    expect(screen.getByRole('status').textContent).toContain('The text is being loaded')
    expect(await screen.findByRole('heading', { level: 1, name: 'The river' })).toBeTruthy()
  })

  it('says that a text does not exist, and that one could not be loaded', async () => {
    renderVoice(<VoiceReader workId="w1" listHref="/read" />, {
      handlers: { 'works.get': () => Promise.reject(refusal('not_found', 'No.')) },
    })
    expect(await screen.findByRole('heading', { name: 'This text does not exist' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'My texts' }).getAttribute('href')).toBe('/read')
  })
})
