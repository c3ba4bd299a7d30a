import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Voice } from '@voice-rankings/contract'
import { HoldError, RequestError } from '@voice-rankings/sdk'
import {
  searchResultFixture,
  similarResultFixture,
  similarVoiceFixture,
  speechResponseFixture,
  voiceFixture,
} from '@voice-rankings/testkit'
import type { FakeClient, FakeHandlers } from '@voice-rankings/testkit'
import { StrictMode } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { CompareVoices } from './CompareVoices.tsx'
import type { CompareVoicesProps } from './CompareVoices.tsx'

const clara = voiceFixture()
const theo = voiceFixture({
  voice_name: 'Theo',
  voice_gender: 'male',
  voice_service: 'espeak',
  voice_speaker_id: 'en+m3--calm',
})
const ids = [clara.voice_id, theo.voice_id]

function setup(props: Partial<CompareVoicesProps> = {}, found?: Voice, handlers: FakeHandlers = {}) {
  const onChange = vi.fn()
  const view = renderVoice(<CompareVoices voiceIds={ids} known={[clara, theo]} onChange={onChange} {...props} />, {
    handlers: {
      'speech.generate': (input) => speechResponseFixture(input.text, { voice_snippet_id: input.voice_id }),
      'speech.patch': (input) => input,
      'account.status': () => ({}),
      'voices.search': () => searchResultFixture(found ? [found] : []),
      ...neighbours,
      ...handlers,
    },
  })
  return { ...view, onChange }
}

/** Suggested voices, which every comparison asks for. */
const neighbours: FakeHandlers = { 'voices.similar': () => similarResultFixture({ overallSimilarResults: [] }) }
const namesOf = ({ calls }: FakeClient) => calls.map(({ name }) => name).filter((name) => name !== 'voices.similar')

const cards = () => screen.getAllByRole('article')
const playing = () =>
  screen.queryAllByRole('button', { name: /^Pause ./ }).map((button) => button.getAttribute('aria-label'))

describe('CompareVoices', () => {
  it('plays one voice at a time', async () => {
    const { user } = setup()
    await user.click(screen.getByRole('button', { name: 'Play Clara' }))
    await waitFor(() => expect(playing()).toEqual(['Pause Clara']))
    await user.click(screen.getByRole('button', { name: 'Play Theo' }))
    await waitFor(() => expect(playing()).toEqual(['Pause Theo']))
  })

  it('switches to the other voice at the same word with one key', async () => {
    const { user, audio, runtime } = setup()
    await user.click(screen.getByRole('button', { name: 'Play Clara' }))
    await waitFor(() => expect(playing()).toEqual(['Pause Clara']))
    audio[0]?.hear(2000)
    await user.keyboard('x')
    await waitFor(() => expect(playing()).toEqual(['Pause Theo']))
    expect(runtime.playback.current.getState()?.currentTimeMs).toBeCloseTo(2000, 0)
    await user.keyboard('1')
    await waitFor(() => expect(playing()).toEqual(['Pause Clara']))
  })

  it('all voices stand at the same word, and the next to be played continues there', async () => {
    const { user, audio, runtime } = setup()
    await user.click(screen.getByRole('button', { name: 'Play Clara' }))
    await waitFor(() => expect(playing()).toEqual(['Pause Clara']))
    audio[0]?.hear(2000)
    await user.click(screen.getByRole('button', { name: 'Pause Clara' }))
    const positions = screen.getAllByRole<HTMLInputElement>('slider', { name: 'Seek' }).map(({ value }) => value)
    expect(positions).toEqual(['2000', '2000'])
    await user.click(screen.getByRole('button', { name: 'Play Theo' }))
    await waitFor(() => expect(playing()).toEqual(['Pause Theo']))
    expect(runtime.playback.current.getState()?.currentTimeMs).toBeCloseTo(2000, 0)
  })

  it('handles no shortcut keys while typing', async () => {
    const { user } = setup()
    await user.type(screen.getByRole('textbox', { name: 'Text for all voices' }), 'x1')
    expect(playing()).toEqual([])
  })

  it('generates a new text in all voices with one button', async () => {
    const { user, onChange } = setup({ text: 'Something new.' })
    expect(screen.getAllByText('Not generated yet')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Generate in 2 voices' }))
    expect(await screen.findByRole('button', { name: 'All voices are ready' })).toBeTruthy()
    expect(onChange).toHaveBeenLastCalledWith({ voiceIds: ids, voices: [clara, theo], text: 'Something new.' })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play Theo' }).disabled).toBe(false)
  })

  it('generates the text at once, if asked to', async () => {
    setup({ text: 'Something new.', speaksAtOnce: true })
    expect(await screen.findByText('All voices are ready')).toBeTruthy()
  })

  it('does not wait for a missing voice', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const gone = new RequestError({ status: 404, code: 'not_found', message: '', issues: [], requestId: null })
    renderVoice(<CompareVoices voiceIds={ids} known={[clara]} />, {
      handlers: { ...neighbours, 'voices.get': () => Promise.reject(gone), 'account.status': () => ({}) },
    })
    expect(await screen.findByText('Voice not found')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'All voices are ready' })).toBeTruthy()
    log.mockRestore()
  })

  it('hides every name, colour and number in blind mode, and reveals them after the choice', async () => {
    const { user } = setup()
    expect(screen.getByRole('table')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Hide the names' }))
    expect(screen.queryByText('Clara')).toBeNull()
    expect(screen.queryByText('Theo')).toBeNull()
    expect(screen.queryByRole('table')).toBeNull()
    expect(cards().map((card) => card.dataset['gender'])).toEqual(['none', 'none'])
    await user.click(screen.getByRole('button', { name: 'I like this one best: Voice B' }))
    expect(within(cards()[1] ?? document.body).getByText('Your choice')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show the names' })).toBeNull()
    expect(document.activeElement?.textContent).toBe('Shuffle and listen again')
    expect(
      screen.getByText('Your choice stays on this page: it is not sent and does not count as a rating.'),
    ).toBeTruthy()
    expect(screen.getAllByText(/Clara|Theo/).length).toBeGreaterThan(1)
  })

  it('does not reveal a name through the playing sound', async () => {
    const { user, runtime } = setup()
    await user.click(screen.getByRole('button', { name: 'Play Clara' }))
    await user.click(screen.getByRole('button', { name: 'Hide the names' }))
    await user.click(screen.getByRole('button', { name: 'Play Voice A' }))
    await waitFor(() => expect(runtime.playback.current.getState()?.info?.title).toBe('Voice A'))
  })

  it('notifies the page of the compared voices', async () => {
    const { user, onChange } = setup()
    await user.click(screen.getByRole('button', { name: 'Remove Theo' }))
    expect(onChange).toHaveBeenLastCalledWith({
      voiceIds: [clara.voice_id],
      voices: [clara],
      text: clara.voice_sample_text,
    })
  })

  it('follows the address', async () => {
    const { update } = setup()
    update(<CompareVoices voiceIds={[theo.voice_id]} known={[clara, theo]} text="Hi." />)
    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text for all voices' }).value).toBe('Hi.')
  })

  it('keeps a voice playing when another is removed', async () => {
    const complaints = vi.spyOn(console, 'error')
    const { user } = setup()
    await user.click(screen.getByRole('button', { name: 'Play Theo' }))
    await user.click(screen.getByRole('button', { name: 'Remove Clara' }))
    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(playing()).toEqual(['Pause Theo'])
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
  })

  it('draws all waveforms on the scale of the longest', () => {
    const long = voiceFixture({ ...theo, voice_sample_duration: 10_000 })
    setup({ known: [clara, long] })
    const widths = cards().map((card) => card.querySelector<HTMLElement>('[part=compared-wave]')?.style.width)
    expect(widths).toEqual(['50%', '100%'])
  })

  it('loads voices given only by id, also when mounted twice', async () => {
    const { container } = renderVoice(
      <StrictMode>
        <CompareVoices voiceIds={ids} known={[clara]} />
      </StrictMode>,
      { handlers: { 'voices.get': () => ({ voice: theo }), 'account.status': () => ({}) } },
    )
    expect(container.textContent).toContain('Loading the voice…')
    expect(await screen.findByRole('link', { name: 'Theo' })).toBeTruthy()
  })

  it.each([
    { out: 'Clara', next: 'Remove Theo' },
    { out: 'Theo', next: 'Remove Clara' },
  ])(
    'focus moves to the voice beside $out when it is removed, and the remaining number is announced',
    async ({ out, next }) => {
      const { user } = setup()
      screen.getByRole('button', { name: `Remove ${out}` }).focus()
      await user.keyboard('{Enter}')
      expect(document.activeElement).toBe(screen.getByRole('button', { name: next }))
      expect(screen.getByText('1 voice is compared.').tagName).toBe('OUTPUT')
    },
  )

  it('focus moves to the voice search when the last voice is removed', async () => {
    const { user } = setup({ voiceIds: [clara.voice_id] })
    await user.click(screen.getByRole('button', { name: 'Remove Clara' }))
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Search voices' }))
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('focus moves to the reason for the missing search when the fourth voice is added', async () => {
    const others = ['a', 'b', 'c'].map((id) => voiceFixture({ voice_name: id, voice_speaker_id: id }))
    const known = [clara, ...others]
    const { user } = setup({ voiceIds: known.slice(0, 3).map(({ voice_id }) => voice_id), known }, known.at(-1))
    await user.type(screen.getByRole('combobox', { name: 'Search voices' }), 'c')
    await user.click(await screen.findByRole('option'))
    expect(cards()).toHaveLength(4)
    expect(document.activeElement?.textContent).toBe('Add a voice You can compare at most four voices.')
    expect(screen.getByText('4 voices are compared.')).toBeTruthy()
  })

  it('a compared voice is not added again, with a message until it is removed', async () => {
    const { user } = setup({}, theo)
    await user.type(screen.getByRole('combobox', { name: 'Search voices' }), 'theo')
    await user.click(await screen.findByRole('option'))
    expect(cards()).toHaveLength(2)
    expect(screen.getByText('Theo is already in the comparison.').tagName).toBe('OUTPUT')
    await user.click(screen.getByRole('button', { name: 'Remove Theo' }))
    expect(screen.queryByText('Theo is already in the comparison.')).toBeNull()
  })

  it('each voice is an article labelled by name, or by letter in blind mode', async () => {
    const { user } = setup()
    expect(screen.getByRole('article', { name: 'Theo' })).toBe(cards()[1])
    await user.click(screen.getByRole('button', { name: 'Hide the names' }))
    expect(screen.getByRole('article', { name: 'Voice B' })).toBe(cards()[1])
    expect(screen.queryByRole('article', { name: 'Theo' })).toBeNull()
  })

  it('the generate button shows progress and ignores further clicks', async () => {
    const generateSpeech = vi.fn(() => new Promise<never>(() => {}))
    const { user } = renderVoice(<CompareVoices voiceIds={ids} known={[clara, theo]} text="Something new." />, {
      handlers: { 'speech.generate': generateSpeech, 'account.status': () => ({}) },
    })
    await user.click(screen.getByRole('button', { name: 'Generate in 2 voices' }))
    await user.click(await screen.findByRole('button', { name: /Generating…$/ }))
    await waitFor(() => expect(generateSpeech).toHaveBeenCalledOnce())
  })

  it('the generate button keeps focus, and completion is announced', async () => {
    const { user } = setup({ text: 'Something new.' })
    const generate = screen.getByRole('button', { name: 'Generate in 2 voices' })
    generate.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('2 of 2 ready')).toBeTruthy()
    expect(document.activeElement).toBe(generate)
    expect(generate.textContent).toBe('All voices are ready')
    expect(generate.getAttribute('aria-disabled')).toBe('true')
  })

  it('shows the remaining quota on a fresh page', () => {
    const allowance = { name: 'hold-device', limit: 5, remaining: 2, windowMs: 86_400_000, resetsAt: null }
    const { client } = renderVoice(<CompareVoices voiceIds={ids} known={[clara, theo]} />, {
      allowances: [allowance],
      handlers: neighbours,
    })
    expect(screen.getByText(/2 of 5 left today/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sign in for no hold limits on speech generation.' })).toBeTruthy()
    expect(namesOf(client)).toEqual([])
  })

  it('loads the remaining quota when the text is focused, if the page does not provide it', async () => {
    const { user, client } = setup()
    expect(namesOf(client)).toEqual([])
    await user.click(screen.getByRole('textbox', { name: 'Text for all voices' }))
    expect(namesOf(client)).toEqual(['account.status'])
  })

  it('counts a rate limit down', async () => {
    const refusal = { status: 429, code: 'hold', message: 'Generate limit reached.', issues: [], requestId: null }
    const hold = new HoldError(refusal, new Date(Date.now() + 3_600_500))
    const { user } = setup({ text: 'Something new.' }, undefined, {
      'speech.generate': () => Promise.reject(hold),
    })
    await user.click(screen.getByRole('button', { name: 'Generate in 2 voices' }))
    expect((await screen.findByRole('timer')).textContent).toMatch(/^Again in (1:00:00|59:59)$/)
  })

  it('reports a too long text', () => {
    setup({ text: 'a'.repeat(503) })
    expect(screen.getByText('Text exceeds character limit by 3 characters')).toBeTruthy()
    fireEvent.blur(screen.getByRole('textbox', { name: 'Text for all voices' }))
    expect(screen.getByRole('button', { name: 'Generate in 2 voices' }).getAttribute('aria-disabled')).toBe('true')
  })
})

/** Timeout for lazy chunks on a busy machine. */
const WHEN_LOADED = { timeout: 10_000 }

describe('neighbours of the compared voices', () => {
  const nora = similarVoiceFixture()
  const known = similarVoiceFixture({ voice_id: theo.voice_id, voice_name: 'Theo' })
  const similar: FakeHandlers = {
    'voices.similar': () => similarResultFixture({ overallSimilarResults: [known, nora] }),
    'voices.get': () => ({ voice: voiceFixture({ ...nora, voice_name: 'Nora' }) }),
  }

  it('of the same language are suggested, without those that are compared already', async () => {
    const { client } = setup({}, undefined, similar)
    const list = await screen.findByRole('list', { name: 'Voices like these' }, WHEN_LOADED)
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    expect(list.textContent).toContain('near Clara')
    expect(client.calls.find(({ name }) => name === 'voices.similar')?.input).toEqual({
      voice_id: clara.voice_id,
      same_language: true,
    })
  })

  it('are added with the text kept', async () => {
    const { user, onChange } = setup({ text: 'Something new.' }, undefined, similar)
    await user.click(await screen.findByRole('button', { name: 'Add Nora' }, WHEN_LOADED))
    await waitFor(() => expect(cards()).toHaveLength(3))
    expect(onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ voiceIds: [...ids, nora.voice_id], text: 'Something new.' }),
    )
  })

  it('are not shown while the names are hidden', async () => {
    const { user } = setup({}, undefined, similar)
    await screen.findByRole('list', { name: 'Voices like these' }, WHEN_LOADED)
    await user.click(screen.getByRole('button', { name: 'Hide the names' }))
    expect(screen.queryByRole('list', { name: 'Voices like these' })).toBeNull()
  })
})

describe('a compared voice that has said the text', () => {
  it('ends in download, open and embed', async () => {
    setup()
    await screen.findByRole('link', { name: 'mp3 of Clara, download' }, WHEN_LOADED)
    const card = within(cards()[0] ?? document.body)
    const download = card.getByRole<HTMLAnchorElement>('link', { name: 'mp3 of Clara, download' })
    expect(download.getAttribute('href')).toBe(clara.voice_sample_url)
    expect(download.download).toBe('Clara-en-US.mp3')
    expect(card.getByRole('link', { name: 'Open Clara' }).getAttribute('href')).toBe(
      '/voice/flite/female/slt--standard',
    )
    expect(card.getByRole('button', { name: 'Embed Clara' })).toBeTruthy()
  })

  it('saves its captions', async () => {
    const { user } = setup()
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:captions')
    onTestFinished(() => saved.mockRestore())
    await user.click(await screen.findByRole('button', { name: 'Captions of Clara, download' }, WHEN_LOADED))
    const [file] = saved.mock.calls[0] ?? []
    expect(await (file as Blob).text()).toMatch(/^WEBVTT/)
  })

  it('opens its embed', async () => {
    const { user } = setup()
    await user.click(await screen.findByRole('button', { name: 'Embed Clara' }, WHEN_LOADED))
    const dialog = await screen.findByRole('dialog', { name: 'Share this voice' }, WHEN_LOADED)
    expect(within(dialog).getByRole('region', { name: 'Code' }).textContent).toContain('<voice-player voice-path=')
  })

  it('has no actions that would reveal its name', async () => {
    const { user } = setup()
    await screen.findByRole('link', { name: 'mp3 of Clara, download' }, WHEN_LOADED)
    await user.click(screen.getByRole('button', { name: 'Hide the names' }))
    expect(screen.queryByRole('link', { name: /Open/ })).toBeNull()
    expect(screen.queryByRole('link', { name: /mp3/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /Embed/ })).toBeNull()
  })
})
