import { HoldError } from '@voice-rankings/sdk'
import { render, screen, waitFor } from '@testing-library/react'
import { speechResponseFixture, voiceFixture } from '@voice-rankings/testkit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderVoice, setupVoice } from '../testing/renderVoice.tsx'
import { VoiceProvider } from '../runtime/index.ts'
import type { SetupOptions } from '../testing/renderVoice.tsx'
import { VoicePlayer } from './VoicePlayer.tsx'
import type { VoicePlayerProps } from './VoicePlayerProps.ts'

// Without peaks the waveform is a flat line, and no drawing library is loaded.
const voice = voiceFixture({ voice_sample_peaks: [] })

const speaks: SetupOptions['handlers'] = {
  'ratings.token': () => ({ rating_token: 'heard' }),
  'speech.generate': (input) => speechResponseFixture(input.text, { voice_snippet_peaks: [] }),
  'speech.patch': (input) => input,
}

const setup = (props: Partial<VoicePlayerProps> = {}, options: SetupOptions = { handlers: speaks }) =>
  renderVoice(<VoicePlayer voice={voice} {...props} />, options)

const visualizer = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Visualizer' })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const bar = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Seek' })
const fails = (error: unknown) => ({ handlers: { 'speech.generate': () => Promise.reject(error) } })
/** Announcements of the player, except for the rating. */
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'Not voted yet')
    .join('')
const textArea = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to be spoken' })

async function write(user: ReturnType<typeof setup>['user'], text: string) {
  await user.clear(textArea())
  if (text !== '') await user.type(textArea(), text)
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Sample with a word that its voice cannot say. */
const withUnspoken = voiceFixture({
  voice_sample_peaks: [],
  voice_sample_text: 'Hello 你好 world',
  voice_sample_word_times: [
    { word: 'Hello', startTime: 0, duration: 380 },
    { word: '你好', startTime: 380, duration: 0, spoken: false },
    { word: 'world', startTime: 380, duration: 400 },
  ],
})

describe('words that a voice cannot say', () => {
  it('are told below the player', async () => {
    setup({ voice: withUnspoken })
    expect(await screen.findByText('This voice cannot say: 你好')).toBeTruthy()
  })

  it('are not told of another text', async () => {
    const { user } = setup({ voice: withUnspoken })
    await write(user, 'Hello')
    expect(screen.queryByText(/cannot say/u)).toBeNull()
  })

  it('are announced after a text was generated', async () => {
    const speechMarks = withUnspoken.voice_sample_word_times
    const { user } = setup(
      {},
      {
        handlers: {
          ...speaks,
          'speech.generate': ({ text }) => speechResponseFixture(text, { voice_snippet_peaks: [], speechMarks }),
        },
      },
    )
    await write(user, 'Hello 你好 world')
    await user.click(button('Generate Snippet'))
    await waitFor(() => expect(said()).toContain('This voice cannot say: 你好'))
  })
})

describe('player text', () => {
  it('has the placeholder Write your speech...', () => {
    setup()
    expect(textArea().placeholder).toBe('Write your speech...')
  })

  it('shows its length and limit', async () => {
    const { user } = setup()
    await write(user, 'Hello')
    expect(screen.getByText('5 / 500')).toBeTruthy()
  })

  it.each([
    [0, 500],
    [1, 1000],
  ])('at account level %d is limited to %d characters by maxlength', (accountLevel, limit) => {
    setup({ accountLevel })
    expect(textArea().maxLength).toBe(limit)
    expect(screen.getByText(`${voice.voice_sample_text.length} / ${limit}`)).toBeTruthy()
  })

  it('above the limit shows the excess and cannot be generated', () => {
    setup({ sampleText: 'a'.repeat(512) })
    expect(screen.getByText('Text exceeds character limit by 12 characters')).toBeTruthy()
    expect(button('Generate Snippet').disabled).toBe(true)
  })

  it.each(['', '   '])('cannot be generated if it is %j', async (text) => {
    const { user } = setup()
    await write(user, text)
    expect(button('Generate Snippet').disabled).toBe(true)
  })

  it('can be reset to the spoken text', async () => {
    const { user } = setup()
    await write(user, 'Something else.')
    await user.click(button('Undo my changes'))
    expect(textArea().value).toBe(voice.voice_sample_text)
    expect(button('Play')).toBeTruthy()
  })
})

describe('main button', () => {
  it('plays the sample without a request', async () => {
    const { user, audio, client } = setup()
    await user.click(button('Play'))
    expect(audio.map(({ src }) => src)).toEqual([voice.voice_sample_url])
    expect(button('Pause')).toBeTruthy()
    expect(client.calls.filter(({ name }) => name !== 'ratings.token')).toEqual([])
  })

  it('pauses playback', async () => {
    const { user, audio } = setup()
    await user.click(button('Play'))
    await user.click(button('Pause'))
    expect(audio[0]?.paused).toBe(true)
    expect(button('Play')).toBeTruthy()
  })

  it('generates an edited text and then plays it', async () => {
    const onSnippet = vi.fn()
    const { user, audio } = setup({ onSnippet })
    await write(user, 'Say this.')
    await user.click(button('Generate Snippet'))
    await user.click(await screen.findByRole('button', { name: 'Play' }))
    expect(onSnippet).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ voice_snippet_id: 'q7c1v9', voice_snippet_text: 'Say this.' }),
    )
    expect(audio.find(({ paused }) => !paused)?.src).toBe('/snippets/snippet-q7c1v9.mp3')
  })

  it('generates with Control+Enter', async () => {
    const { user } = setup()
    await write(user, 'Say this.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
    expect(textArea().value).toBe('Say this.')
  })

  it('plays a new snippet at once with autoPlay', async () => {
    const { user } = setup({ autoPlay: true })
    await write(user, 'Say this.')
    await user.click(button('Generate Snippet'))
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy()
  })

  it('is aria-disabled and busy while generating, keeps focus, and progress is announced', async () => {
    const generateSpeech = vi.fn(() => new Promise<never>(() => {}))
    const { user } = setup({}, { handlers: { 'speech.generate': generateSpeech } })
    await write(user, 'Say this.')
    await user.click(button('Generate Snippet'))
    await user.keyboard('{Enter}')
    await vi.waitFor(() => expect(generateSpeech).toHaveBeenCalledOnce())
    expect(button('Generate Snippet').getAttribute('aria-disabled')).toBe('true')
    // A disabled button would lose focus.
    expect(document.activeElement).toBe(button('Generate Snippet'))
    expect(button('Generate Snippet').disabled).toBe(false)
    expect(button('Generate Snippet').getAttribute('aria-busy')).toBe('true')
    expect(said()).toBe('Generating the snippet…')
  })

  it('completion of the snippet is announced', async () => {
    const { user } = setup()
    await write(user, 'Say this.')
    await user.click(button('Generate Snippet'))
    await waitFor(() => expect(said()).toBe('The snippet is ready to play.'))
  })

  it('speed select changes the playback rate', async () => {
    const { user, audio } = setup()
    await user.click(button('Play'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Playback speed' }), '1.5×')
    expect(audio[0]?.playbackRate).toBe(1.5)
  })
})

describe('player alert', () => {
  const until = new Date(Date.UTC(2026, 2, 5, 18, 30))
  const refusal = { status: 429, code: 'hold', message: 'Generation limit', issues: [], requestId: null }

  it('of a rate limit shows its end and a remedy', async () => {
    const { user } = setup({}, fails(new HoldError(refusal, until)))
    await write(user, 'Say this.')
    await user.click(button('Generate Snippet'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/^Generation limit Until March 5, 2026 at \d{1,2}:30 [AP]M \S+/)
    expect(alert.textContent).toContain('Generate limit reached. Sign in for no hold limits on speech generation.')
  })

  it('of any other failure is visible, and the failure is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = setup({}, fails(new Error('bug')))
    await write(user, 'Say this.')
    await user.click(button('Generate Snippet'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(
      'The snippet could not be generated.Something went wrong. Please try again.Try again',
    )
    expect(log).toHaveBeenCalledWith('The snippet could not be generated.', new Error('bug'))
  })

  it('of a playback error shows the reason', async () => {
    const { user, audio } = setup()
    await user.click(button('Play'))
    audio[0]?.breakDown(2)
    expect((await screen.findByRole('alert')).textContent).toContain('The sound could not be loaded.')
  })

  it('of invalid base64 audio is shown, and the failure is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = { voice_snippet_audio_url: null, audio: '%%%', voice_snippet_peaks: [] }
    const handlers = { ...speaks, 'speech.generate': () => speechResponseFixture('Say this.', broken) }
    const { user } = setup({}, { handlers })
    await write(user, 'Say this.')
    await user.click(button('Generate Snippet'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The sound could not be played.')
    expect(log.mock.calls).toEqual([
      ['The base64 audio could not be read.', expect.objectContaining({ code: 'unreadable' })],
    ])
  })

  it('is absent without an error', () => {
    setup()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('visualizer', () => {
  it('is one of Blob, Wave and Wavesurfer', () => {
    setup()
    expect([...visualizer().options].map(({ text }) => text)).toEqual(['Blob', 'Wave', 'Wavesurfer'])
  })

  it('is stored as preferred_visualizer', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const { user, storage } = setup()
    await user.selectOptions(visualizer(), 'Blob')
    expect(storage.get('preferred_visualizer')).toBe('blob')
  })

  it.each([
    ['blob', 'Blob'],
    ['wave', 'Wave'],
    ['wavesurfer', 'Wavesurfer'],
    ['spectrum', 'Wavesurfer'],
    ['', 'Wavesurfer'],
  ])('stored as %j is %s', (stored, name) => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    setup({}, { stored: { preferred_visualizer: stored } })
    expect(visualizer().selectedOptions[0]?.text).toBe(name)
  })

  it.each([
    ['female', voice.voice_sample_url, 'female'],
    ['male', voice.voice_sample_url, 'male'],
    ['male', null, 'none'],
  ] as const)('of a %s voice with the audio %s has the colour %s', (voice_gender, voice_sample_url, expected) => {
    setup({ voice: { ...voice, voice_gender, voice_sample_url } })
    expect(screen.getByRole('region', { name: 'Clara, player' }).dataset['gender']).toBe(expected)
  })
})

describe('reduced motion', () => {
  it('shows every visualizer as a still waveform', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('prefers-reduced-motion'),
      addEventListener() {},
      removeEventListener() {},
    }))
    const { container } = setup({}, { stored: { preferred_visualizer: 'blob' } })
    expect(container.querySelector('canvas')).toBeNull()
    expect(container.querySelector('[part~=wavesurfer]')).not.toBeNull()
  })
})

describe('seek bar', () => {
  it('announces position and length', () => {
    setup()
    expect(bar().getAttribute('aria-valuetext')).toBe('0:00 of 0:05')
  })

  it('steps a second with an arrow key and to the end with End', async () => {
    const { user } = setup()
    bar().focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(bar().getAttribute('aria-valuetext')).toBe('0:02 of 0:05')
    await user.keyboard('{ArrowLeft}')
    expect(bar().getAttribute('aria-valuetext')).toBe('0:01 of 0:05')
    await user.keyboard('{End}')
    expect(bar().getAttribute('aria-valuetext')).toBe('0:05 of 0:05')
  })

  it('is the only slider of the player', () => {
    setup()
    expect(screen.getAllByRole('slider')).toHaveLength(1)
  })
})

describe('generate button over a new text', () => {
  it('is shown until the text is generated', async () => {
    const { user, client } = setup({ newText: 'From a popup.' })
    await user.click(button('Generate'))
    await screen.findByRole('button', { name: 'Play' })
    expect(client.calls[0]?.input).toMatchObject({ text: 'From a popup.' })
    expect(screen.queryByRole('button', { name: 'Generate' })).toBeNull()
  })

  it('is not shown for the sample', () => {
    setup()
    expect(screen.queryByRole('button', { name: 'Generate' })).toBeNull()
  })
})

describe('two players on a page', () => {
  it('play one at a time', async () => {
    const other = voiceFixture({ voice_name: 'Rob', voice_speaker_id: 'rms--standard', voice_sample_peaks: [] })
    const { user } = renderVoice(
      <>
        <VoicePlayer voice={voice} />
        <VoicePlayer voice={other} />
      </>,
    )
    const [first, second] = screen.getAllByRole('button', { name: 'Play' })
    if (first) await user.click(first)
    if (second) await user.click(second)
    const players = screen.getAllByRole('region').map((player) => player.dataset['playback'])
    expect(players).toEqual(['paused', 'playing'])
  })

  it('stop when they are unmounted', async () => {
    const { user, audio, unmount } = setup()
    await user.click(button('Play'))
    unmount()
    await waitFor(() => expect(audio[0]?.paused).toBe(true))
    expect(audio[0]?.src).toBe('')
  })
})

describe('player callbacks', () => {
  it('are called at the start and end of playback', async () => {
    const onPlay = vi.fn()
    const onEnded = vi.fn()
    const { user, audio } = setup({ onPlay, onEnded })
    await user.click(button('Play'))
    expect(onPlay).toHaveBeenCalledOnce()
    audio[0]?.hear(4000)
    await waitFor(() => expect(onEnded).toHaveBeenCalledOnce())
  })
})

it('another voice replaces the text', () => {
  const { update } = setup()
  update(<VoicePlayer voice={voiceFixture({ voice_id: 'x', voice_sample_text: 'Another.', voice_sample_peaks: [] })} />)
  expect(textArea().value).toBe('Another.')
})

it.each([
  ['en-US', '0:00.0 / 0:05.2'],
  ['de-DE', '0:00,0 / 0:05,2'],
])('in %s the time is formatted as %s', (locale, time) => {
  const { container } = renderVoice(<VoicePlayer voice={{ ...voice, voice_sample_duration: 5200 }} />, {
    messages: { writing: { locale } },
  })
  expect(container.querySelector('[part=time]')?.textContent).toBe(time)
})

it('texts can be replaced individually', () => {
  renderVoice(<VoicePlayer voice={voice} />, { messages: { player: { play: 'Abspielen' } } })
  expect(button('Abspielen')).toBeTruthy()
  expect(textArea().placeholder).toBe('Write your speech...')
})

it('a sound that already has the chosen speed is not changed', () => {
  const { runtime } = setupVoice()
  const changed = vi.fn()
  runtime.playback.track({ url: '/owl.mp3' }).subscribe(changed)
  render(<VoicePlayer src="/owl.mp3" title="The owl" preload="none" />, {
    wrapper: ({ children }) => <VoiceProvider runtime={runtime}>{children}</VoiceProvider>,
  })
  expect(changed).not.toHaveBeenCalled()
})
