import { HoldError } from '@voice-rankings/sdk'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { marksFixture, speechResponseFixture, voiceFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import type { SetupOptions } from '../testing/renderVoice.tsx'
import { VoicePlayer } from './VoicePlayer.tsx'
import type { VoicePlayerProps } from './VoicePlayerProps.ts'

const TEXT = 'one two three four'
const voice = voiceFixture({
  voice_sample_peaks: [],
  voice_sample_text: TEXT,
  voice_sample_word_times: marksFixture(TEXT, 4000),
  voice_sample_duration: 4000,
})

const handlers: SetupOptions['handlers'] = {
  'ratings.token': () => ({ rating_token: 'heard' }),
  'ratings.save': () => ({}),
  'speech.generate': (input) => speechResponseFixture(input.text, { voice_snippet_peaks: [] }),
  'speech.patch': (input) => input,
}

const setup = (props: Partial<VoicePlayerProps> = {}, options: SetupOptions = {}) =>
  renderVoice(<VoicePlayer voice={voice} {...props} />, { handlers, ...options })

/** Timeout for lazy chunks on a busy machine. */
const WHEN_LOADED = { timeout: 10_000 }

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const speed = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Playback speed' })
const textArea = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to be spoken' })

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('rating in the player', () => {
  it('is requested once the voice has played to its end', async () => {
    const { user, audio } = setup()
    expect(screen.getByText('Not voted yet')).toBeTruthy()
    await user.click(button('Play'))
    expect(screen.queryByRole('radiogroup', { name: 'How does Clara sound?' })).toBeNull()
    audio[0]?.hear(4000)
    await user.click(await screen.findByRole('radio', { name: '4 Great' }, WHEN_LOADED))
    expect(await screen.findByText('Thanks for your rating! Rated 4/5')).toBeTruthy()
  })

  it("is shown and not requested again if the server knows the visitor's", async () => {
    const { user, audio, client } = setup({ voice: { ...voice, voice_own_rating: 4 } })
    expect(screen.getByText('Thanks for your rating! Rated 4/5')).toBeTruthy()
    await user.click(button('Play'))
    audio[0]?.hear(4000)
    await waitFor(() => expect(button('Play')).toBeTruthy())
    expect(screen.queryByRole('radiogroup', { name: 'How does Clara sound?' })).toBeNull()
    expect(client.calls).toEqual([])
  })

  it('is not requested if the host disables it', async () => {
    const { user, audio, client } = setup({ rated: false })
    await user.click(button('Play'))
    audio[0]?.hear(4000)
    expect(screen.queryByText('Not voted yet')).toBeNull()
    expect(client.calls).toEqual([])
  })
})

describe('words and keys of the player', () => {
  it('a click on a word of a playing text seeks to it', async () => {
    const { user, audio } = setup()
    await user.click(button('Play'))
    textArea().setSelectionRange(10, 10)
    fireEvent.click(textArea())
    await waitFor(() => expect(audio[0]?.currentTime).toBe(2), WHEN_LOADED)
  })

  it('a click into an idle text only places the cursor', () => {
    const { audio } = setup()
    textArea().setSelectionRange(10, 10)
    fireEvent.click(textArea())
    expect(audio).toEqual([])
  })

  it('Alt+Enter plays from the word at the cursor', async () => {
    const { user, audio } = setup()
    textArea().focus()
    textArea().setSelectionRange(5, 5)
    await user.keyboard('{Alt>}{Enter}{/Alt}')
    await waitFor(() => expect([audio[0]?.paused, audio[0]?.currentTime]).toEqual([false, 1]), WHEN_LOADED)
  })
})

describe('playback speed', () => {
  it('is 1 at first, and the last chosen one on the next visit', async () => {
    const { user, storage, audio, update } = setup()
    expect(speed().value).toBe('1')
    await user.selectOptions(speed(), '1.5×')
    expect(storage.get('voicePlaybackRate')).toBe('1.5')
    update(<VoicePlayer key="next" voice={voice} />)
    await user.click(button('Play'))
    expect(audio.at(-1)?.playbackRate).toBe(1.5)
  })

  it.each(['3', 'NaN', '', '-1'])('stored as %j is 1', (stored) => {
    setup({}, { stored: { voicePlaybackRate: stored } })
    expect(speed().value).toBe('1')
  })
})

const left = (remaining: number) => ({ name: 'hold-device', limit: 5, remaining, windowMs: 86_400_000, resetsAt: null })

describe('rate limit of a visitor', () => {
  it('shows the remaining quota of the limit that is reached first', async () => {
    const { client } = setup()
    expect(screen.queryByText(/left today/)).toBeNull()
    client.allowances.set([left(3), { ...left(11), name: 'hold-network', limit: 20 }])
    expect(await screen.findByText(/3 of 5 left today/)).toBeTruthy()
  })

  it('shows the quota of a fresh page without a request', async () => {
    const { client } = renderVoice(<VoicePlayer voice={voice} />, { handlers, allowances: [left(2)] })
    expect(screen.getByText(/2 of 5 left today/)).toBeTruthy()
    expect(client.calls).toEqual([])
  })

  it('is loaded when the text is focused, if the page does not provide it', async () => {
    const userStatus = vi.fn(() => {
      client.allowances.set([left(2)])
      return {}
    })
    const { client, user } = setup({}, { handlers: { ...handlers, 'account.status': userStatus } })
    expect(userStatus).not.toHaveBeenCalled()
    await user.click(textArea())
    expect(await screen.findByText(/2 of 5 left today/)).toBeTruthy()
    expect(userStatus).toHaveBeenCalledOnce()
  })

  it('shows the waiting time once nothing is left', async () => {
    const { client } = setup()
    client.allowances.set([{ ...left(0), resetsAt: Date.now() + 90_500 }])
    expect((await screen.findByRole('timer')).textContent).toMatch(/^Again in 1:(30|29)$/)
  })

  it('counts down outside of live regions', async () => {
    const refusal = { status: 429, code: 'hold', message: 'Generate limit reached.', issues: [], requestId: null }
    const hold = new HoldError(refusal, new Date(Date.now() + 3_600_500))
    const { user } = setup(
      {},
      { handlers: { ...handlers, 'speech.generate': () => Promise.reject(hold), 'account.status': () => ({}) } },
    )
    await user.type(textArea(), 'And more.')
    await user.click(button('Generate Snippet'))
    const timer = await screen.findByRole('timer')
    expect(timer.textContent).toMatch(/^Again in (1:00:00|59:59)$/)
    expect(timer.closest('[role=alert], output')).toBeNull()
  })

  it('announces its end once', async () => {
    const refusal = { status: 429, code: 'hold', message: 'Generate limit reached.', issues: [], requestId: null }
    const generateSpeech = () => Promise.reject(new HoldError(refusal, new Date(Date.now() + 300)))
    const { user } = setup(
      {},
      { handlers: { ...handlers, 'speech.generate': generateSpeech, 'account.status': () => ({}) } },
    )
    await user.type(textArea(), 'And more.')
    await user.click(button('Generate Snippet'))
    expect((await screen.findByText('You can generate again.')).closest('output')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('explains how to avoid it and offers a login', async () => {
    const { client, runtime, user } = setup()
    const release = runtime.loginPrompt.attach({})
    client.allowances.set([left(3)])
    await user.click(await screen.findByRole('button', { name: 'Sign in for no hold limits on speech generation.' }))
    expect(runtime.loginPrompt.getState().open).toBe(true)
    release()
  })
})

describe('retry', () => {
  it('generates again after a failed generation', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let tries = 0
    const { user } = setup(
      {},
      {
        handlers: {
          ...handlers,
          'speech.generate': (input) => {
            tries += 1
            if (tries === 1) throw new Error('bug')
            return speechResponseFixture(input.text, { voice_snippet_peaks: [] })
          },
        },
      },
    )
    await user.type(textArea(), ' more')
    await user.click(button('Generate Snippet'))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('reloads a sound that was interrupted', async () => {
    const { user, audio } = setup()
    await user.click(button('Play'))
    audio[0]?.breakDown(2)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(button('Pause')).toBeTruthy()
    expect(audio).toHaveLength(2)
  })
})

describe('text from a popup', () => {
  const PHONE = 'max-width'
  const STILL = 'prefers-reduced-motion'

  it.each([
    ['is filled in with smooth scrolling', null, 'smooth'],
    ['is filled in with instant scrolling on a phone', PHONE, 'auto'],
    ['is filled in with instant scrolling and reduced motion', STILL, 'auto'],
  ])('%s', (_, fits, behavior) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: fits !== null && query.includes(fits),
      addEventListener() {},
      removeEventListener() {},
    }))
    const scroll = vi.fn()
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    HTMLElement.prototype.scrollIntoView = scroll
    // The page is shared with other tests, and jsdom has no such method.
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'))
    const { update } = setup()
    expect(scroll).not.toHaveBeenCalled()
    update(<VoicePlayer voice={voice} newText="From a popup." />)
    expect(textArea().value).toBe('From a popup.')
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'center', behavior })
  })
})

describe('player files', () => {
  let saved: { name: string; text: Promise<string> }[]

  beforeEach(() => {
    saved = []
    const blobs = new Map<string, Blob>()
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.set(`blob:${blobs.size}`, blob as Blob)
      return `blob:${blobs.size - 1}`
    })
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: blobs.get(this.href)?.text() ?? Promise.resolve('') })
    })
  })

  it.each([
    ['Download captions (.vtt)', 'Clara-en-US.vtt', 'WEBVTT'],
    ['Download subtitles (.srt)', 'Clara-en-US.srt', '1\n00:00:00,000 --> 00:00:04,000\none two three four'],
    ['Download word times (.json)', 'Clara-en-US.json', '"startTime":1000'],
  ])('%s saves %s', async (item, name, content) => {
    const { user } = setup()
    await user.click(button('Captions and downloads'))
    await user.click(await screen.findByRole('menuitem', { name: item }, WHEN_LOADED))
    await waitFor(() => expect(saved.map((file) => file.name)).toEqual([name]))
    expect(await saved[0]?.text).toContain(content)
  })

  it("the audio is saved under the voice's name and language", async () => {
    vi.stubGlobal('fetch', async (url: string) => new Response(`bytes of ${url}`))
    const { user } = setup()
    await user.click(button('Captions and downloads'))
    await user.click(await screen.findByRole('menuitem', { name: 'Download audio' }, WHEN_LOADED))
    await waitFor(() => expect(saved.map((file) => file.name)).toEqual(['Clara-en-US.mp3']))
    expect(await saved[0]?.text).toBe(`bytes of ${voice.voice_sample_url}`)
  })

  it('a failed download is reported and logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }))
    const { user } = setup()
    await user.click(button('Captions and downloads'))
    await user.click(await screen.findByRole('menuitem', { name: 'Download audio' }, WHEN_LOADED))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(
      'Sorry, the audio could not be downloaded. Please check the console for more details.',
    )
    expect(log).toHaveBeenCalled()
  })
})

/** Texts of the live regions, except for the rating. */
const told = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'Not voted yet')
    .join('')

describe('screen reader announcements', () => {
  it('report a text that grows too long at most three times', async () => {
    setup()
    const said: string[] = []
    for (let length = 440; length < 520; length += 1) {
      fireEvent.input(textArea(), { target: { value: 'a'.repeat(length) } })
      const now = told()
      if (now !== '' && now !== said.at(-1)) said.push(now)
    }
    expect(said).toEqual(['Fewer than 50 characters left', 'No characters left', 'The text is too long'])
  })
})

it('changing handlers are called once per event', async () => {
  const heard: string[] = []
  const player = () => (
    <VoicePlayer
      voice={voice}
      onPlay={() => heard.push('play')}
      onPause={() => heard.push('pause')}
      onEnded={() => heard.push('ended')}
    />
  )
  const { user, audio, update } = renderVoice(player(), { handlers })
  await user.click(button('Play'))
  update(player())
  await user.click(button('Pause'))
  update(player())
  await user.click(button('Play'))
  audio[0]?.hear(4000)
  await waitFor(() => expect(heard).toEqual(['play', 'pause', 'play', 'ended']))
})

describe('while the text is edited', () => {
  it('the stage says that it shows the last take, in grey, and the row has only what fits the new text', async () => {
    const { user, container } = setup()
    await user.type(textArea(), ' five')
    expect(screen.getByText('Last take')).toBeTruthy()
    expect(container.querySelector<HTMLElement>('[part=waveform]')?.dataset['gender']).toBe('none')
    expect(screen.queryByRole('combobox', { name: 'Playback speed' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Captions and downloads' })).toBeNull()
    await user.click(button('Undo my changes'))
    expect(screen.queryByText('Last take')).toBeNull()
    expect(speed()).toBeTruthy()
  })
})
