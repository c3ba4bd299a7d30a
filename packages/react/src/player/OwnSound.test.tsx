import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPositions } from '@voice-rankings/playback'
import { createFakeAudio, marksFixture } from '@voice-rankings/testkit'
import type { FakeAudio } from '@voice-rankings/testkit'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { VoicePlayer } from './VoicePlayer.tsx'
import type { VoicePlayerProps } from './VoicePlayerProps.ts'

const TEXT = 'one two three four'
const own: VoicePlayerProps = { src: '/owl.mp3', marks: marksFixture(TEXT, 4000), title: 'The owl' }

/** Media elements created by the page. */
let made: FakeAudio[]
let fetched: string[]

beforeEach(() => {
  made = []
  fetched = []
  vi.stubGlobal('Audio', function Audio() {
    const audio = createFakeAudio(4000)
    made.push(audio)
    return audio
  })
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return new Response(FILES[url] ?? 'Not here.', { status: url in FILES ? 200 : 404 })
  })
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const FILES: Record<string, string> = {
  '/owl.vtt': 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello <00:01.000>owl.\n',
  '/owl.srt': '1\n00:00:00,000 --> 00:00:02,000\nHello owl.\n',
  '/owl.json': '[{"word":"Hello","startTime":0,"duration":900},{"word":"owl.","startTime":1000,"duration":1000}]',
  '/peaks.json': '[0, 0.5, 1]',
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const bars = (container: HTMLElement) => container.querySelector('.voice-waveform path')?.getAttribute('d')
const lengthIn = (container: HTMLElement) => container.querySelector('[part=time-duration]')?.textContent
const words = (container: HTMLElement) => container.querySelector('[part~=words]')?.textContent

describe('own sound without a provider', () => {
  it('plays without any server request', async () => {
    const user = userEvent.setup()
    const { container } = render(<VoicePlayer {...own} />)
    await user.click(button('Play'))
    expect(made.map(({ src, paused }) => [src, paused])).toEqual([['/owl.mp3', false]])
    expect(words(container)).toBe(TEXT)
    expect(fetched).toEqual([])
  })

  it('shows its length before playback, from the head of its file', async () => {
    const { container } = render(<VoicePlayer {...own} />)
    await waitFor(() => expect(lengthIn(container)).toBe(' / 0:04.0'))
    expect(made.map(({ preload }) => preload)).toEqual(['metadata'])
  })

  it('shows a given length without loading the sound, and its own once it has loaded', async () => {
    const { container } = render(<VoicePlayer {...own} durationMs={3900} />)
    expect(lengthIn(container)).toBe(' / 0:03.9')
    expect(made).toEqual([])
    await userEvent.click(button('Play'))
    await waitFor(() => expect(lengthIn(container)).toBe(' / 0:04.0'))
  })

  it('loads nothing before playback if the host asks for it', async () => {
    const { container } = render(<VoicePlayer {...own} preload="none" />)
    await act(async () => {})
    expect([lengthIn(container), made]).toEqual([' / –:––', []])
  })

  it('is read-only and cannot be generated or rated', () => {
    render(<VoicePlayer {...own} />)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByText('Not voted yet')).toBeNull()
    expect(screen.queryByText(/\/ 500/)).toBeNull()
    expect(screen.getByRole('region').getAttribute('aria-label')).toBe('The owl, player')
  })

  it.each(['/owl.vtt', '/owl.srt', '/owl.json'])('loads its words from %s', async (marks) => {
    const { container } = render(<VoicePlayer {...own} marks={marks} />)
    await waitFor(() => expect(words(container)).toBe('Hello owl.'))
    expect(fetched).toEqual([marks])
  })

  it('draws its waveform from a peaks file', async () => {
    const { container } = render(<VoicePlayer {...own} variant="compact" peaks="/peaks.json" />)
    const flat = bars(container)
    await waitFor(() => expect(bars(container)).not.toBe(flat))
  })

  it('plays without words if their file cannot be read', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { container } = render(<VoicePlayer {...own} marks="/missing.vtt" />)
    await waitFor(() => expect(log).toHaveBeenCalledOnce())
    expect(words(container)).toBeUndefined()
    expect(button('Play').disabled).toBe(false)
  })

  it('works under StrictMode and releases everything when unmounted', async () => {
    const user = userEvent.setup()
    const { unmount } = render(
      <StrictMode>
        <VoicePlayer {...own} />
      </StrictMode>,
    )
    await user.click(button('Play'))
    expect(made.filter(({ paused }) => !paused)).toHaveLength(1)
    unmount()
    await waitFor(() => expect(made.map(({ src, paused }) => [src, paused])).toEqual([['', true]]))
  })

  it('shows a player without audio if no source is given', () => {
    render(<VoicePlayer />)
    expect(button('Play').disabled).toBe(true)
    expect(screen.getByRole('region').dataset['gender']).toBe('none')
  })
})

async function takeOver(props: VoicePlayerProps = {}) {
  const media = createFakeAudio(10_000)
  media.src = '/theirs.mp3'
  media.playbackRate = 1.1
  await media.play()
  media.hear(4000)
  const view = renderVoice(
    <StrictMode>
      <VoicePlayer title="The owl" media={media} {...props} />
    </StrictMode>,
    { stored: { voicePlaybackRate: '2' } },
  )
  return { media, ...view }
}

describe('media element of the page', () => {
  it('keeps playing at its position and speed when the player is added and removed', async () => {
    const { media, unmount } = await takeOver()
    expect(button('Pause')).toBeTruthy()
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Playback speed' }).value).toBe('1.1')
    unmount()
    await act(async () => {})
    expect([media.paused, media.playbackRate, media.currentTime, media.src]).toEqual([false, 1.1, 4, '/theirs.mp3'])
  })

  it('pauses when the player is removed, with stopsMedia', async () => {
    const { media, unmount } = await takeOver({ stopsMedia: true })
    unmount()
    await waitFor(() => expect(media.paused).toBe(true))
  })

  it('changes its speed once the visitor chooses one', async () => {
    const { media, user } = await takeOver()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Playback speed' }), '1.5×')
    expect(media.playbackRate).toBe(1.5)
  })
})

describe('compact player', () => {
  it('has one slider, a labelled play button, its words and a link', () => {
    const { container } = renderVoice(<VoicePlayer {...own} variant="compact" subtitle="Read by Clara" href="/owl" />)
    expect(screen.getAllByRole('slider')).toHaveLength(1)
    expect(button('Play The owl')).toBeTruthy()
    expect(words(container)).toBe(TEXT)
    expect(screen.getByRole('link', { name: 'Open voice' }).getAttribute('href')).toBe('/owl')
  })

  it('keeps its captions hidden once turned off, also on the next page', async () => {
    const { user, storage, container } = renderVoice(<VoicePlayer {...own} variant="compact" />)
    await user.click(button('Captions and downloads'))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Show captions' }, { timeout: 10_000 }))
    expect(words(container)).toBeUndefined()
    expect(storage.get('voiceCaptions')).toBe('off')
  })
})

function comeBack(props: VoicePlayerProps) {
  const stored = new Map<string, string>()
  createPositions({
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
  }).write({ url: '/owl.mp3' }, 20_000, 60_000)
  return renderVoice(<VoicePlayer {...own} durationMs={60_000} {...props} />, { stored: Object.fromEntries(stored) })
}

describe('renderSlot', () => {
  it.each(['compact', 'full'] as const)('replaces the header and the icons of the %s player', async (variant) => {
    const user = userEvent.setup()
    const { container } = render(
      <VoicePlayer {...own} variant={variant} renderSlot={(name) => <i data-slot={name}>{name}</i>} />,
    )
    const slots = () => new Set([...container.querySelectorAll('i')].map((slot) => slot.dataset['slot']))
    expect(slots()).toEqual(new Set(['header', 'play-icon']))
    await user.click(container.querySelector('[data-slot=play-icon]') ?? container)
    await waitFor(() => expect(slots()).toEqual(new Set(['header', 'pause-icon'])))
  })

  it('may keep the content of the player', () => {
    render(<VoicePlayer {...own} variant="compact" renderSlot={(_name, content) => <u>{content}</u>} />)
    expect(screen.getByText('The owl').closest('u')).toBeTruthy()
  })
})

describe('partly played sound', () => {
  it('resumes with resume, or starts over', async () => {
    const { user } = comeBack({ resume: true })
    expect(await screen.findByText(/Continues at 0:20/, {}, { timeout: 10_000 })).toBeTruthy()
    await user.click(button('Start over'))
    expect(screen.queryByText(/Continues at/)).toBeNull()
  })

  it('starts from the beginning without resume', () => {
    comeBack({})
    expect(screen.queryByText(/Continues at/)).toBeNull()
  })
})
