import { act, screen, waitFor, within } from '@testing-library/react'
import { RequestError } from '@voice-rankings/sdk'
import { createFakeAudio } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { AlignRecording } from './AlignRecording.tsx'
import { fileOf, TEXT, timesFixture } from './testing/recording.ts'

/** Files saved by the page, by name. */
let saved: Map<string, Blob>

beforeEach(() => {
  saved = new Map()
  let last: Blob
  vi.stubGlobal('Audio', function Audio() {
    return createFakeAudio(6000)
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file as Blob
    return 'blob:recording'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.set(this.download, last)
  })
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function page(align: FakeHandlers['recordings.align'] = () => timesFixture(), stored: Record<string, string> = {}) {
  const view = renderVoice(<AlignRecording languageCodes={['de', 'en']} />, {
    handlers: { 'recordings.align': align },
    stored,
  })
  const sent = () => view.client.calls.filter(({ name }) => name === 'recordings.align').map(({ input }) => input)
  return { ...view, sent }
}

const fileField = () => screen.getByLabelText('Choose a recording')
const textField = () => screen.getByLabelText<HTMLTextAreaElement>('Text of the recording')
const start = () => screen.getByRole('button', { name: 'Find the word times' })
const press = (name: string | RegExp) => screen.findByRole('button', { name })

/** Fills in the form and presses its button. */
async function send({ user }: ReturnType<typeof page>, text = TEXT, file = fileOf()): Promise<void> {
  await user.upload(fileField(), file)
  await screen.findByText(file.name)
  await user.click(textField())
  await user.paste(text)
  await user.click(start())
}

describe('the form for a recording', () => {
  it('says what is missing, and sends nothing before', async () => {
    const { user, sent } = page()
    await user.click(start())
    expect(screen.getByText('Choose a recording first.')).toBeTruthy()
    await user.upload(fileField(), fileOf())
    expect(await screen.findByText('Paste the text of the recording.')).toBeTruthy()
    await user.click(start())
    expect(sent()).toEqual([])
  })

  it('shows the name, length and size of the file', async () => {
    const { user } = page()
    await user.upload(fileField(), fileOf('owl.mp3', 3 * 1024 * 1024))
    expect(await screen.findByText('owl.mp3')).toBeTruthy()
    expect(screen.getByText('0:06 · 3.0 MB')).toBeTruthy()
  })

  it('refuses a file above 20 MB and says what to do', async () => {
    const { user } = page()
    await user.upload(fileField(), fileOf('owl.mp3', 21 * 1024 * 1024))
    expect(await screen.findByText(/owl\.mp3 is larger than 20 MB\. Save it as MP3 with 64 kbit\/s/)).toBeTruthy()
  })

  it('sends the file, the text, its language and the gender of the speaker', async () => {
    const view = page()
    await view.user.selectOptions(screen.getByLabelText('Language of the text'), 'German')
    await view.user.click(screen.getByRole('radio', { name: 'Female' }))
    const file = fileOf()
    await send(view, TEXT, file)
    expect(view.sent()).toEqual([{ audio: file, text: TEXT, languageCode: 'de', gender: 'female' }])
  })

  it('follows the language of the text until another is chosen', async () => {
    const { user } = page()
    const language = screen.getByLabelText<HTMLSelectElement>('Language of the text')
    expect(language.value).toBe('en')
    await user.click(textField())
    await user.paste('Willkommen! Ich kann Ihre Nachrichten vorlesen und Ihre Fragen beantworten.')
    await waitFor(() => expect(language.value).toBe('de'))
    await user.selectOptions(language, 'English')
    expect(language.value).toBe('en')
  })

  it('does not send a text above the limit', async () => {
    const view = page(undefined, { voiceRecordingText: 'a'.repeat(40_001) })
    await view.user.upload(fileField(), fileOf())
    expect((await screen.findAllByText('1 character too many')).length).toBe(2)
    await view.user.click(start())
    expect(view.sent()).toEqual([])
  })

  it('keeps the text until the next visit', async () => {
    const { user, storage, unmount } = page()
    await user.type(textField(), 'The owl')
    unmount()
    page(undefined, Object.fromEntries(storage))
    await waitFor(() => expect(textField().value).toBe('The owl'))
  })

  it('shows the progress, and keeps file and text when it is cancelled', async () => {
    let tell: ((share: number) => void) | undefined
    let signal: AbortSignal | undefined
    const view = page((_input, options) => {
      tell = options.onProgress
      signal = options.signal
      return new Promise(() => {})
    })
    await send(view)
    act(() => tell?.(0.42))
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Finding the word times: 42%')
    expect(document.activeElement).toBe(await press('Cancel'))
    await view.user.click(await press('Cancel'))
    expect([signal?.aborted, textField().value]).toEqual([true, TEXT])
    expect(screen.getByText('owl story.mp3')).toBeTruthy()
  })

  it('shows a refusal in the words of the server, and keeps file and text', async () => {
    const issue = { status: 429, code: 'too_many_requests', issues: [], requestId: null }
    const view = page(() => Promise.reject(new RequestError({ ...issue, message: 'Wait an hour.' })))
    await send(view)
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Wait an hour.')).toBeTruthy()
    expect(alert.getByText('The recording and the text are still here.')).toBeTruthy()
    expect(textField().value).toBe(TEXT)
  })
})

describe('the result for a recording', () => {
  it('has a player with the words of the recording, and takes the focus', async () => {
    const view = page()
    await send(view)
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Your recording' }))
    expect(view.container.querySelector('[part~=words]')?.textContent).toBe(TEXT)
    await view.user.click(await press('Play'))
    expect(view.audio.map(({ src, paused }) => [src, paused])).toEqual([['blob:recording', false]])
  })

  it('downloads captions, word times and peaks, named after the recording', async () => {
    const view = page()
    await send(view)
    for (const button of await screen.findAllByRole('button', { name: /^Download owl/ })) await view.user.click(button)
    expect([...saved.keys()]).toEqual(['owl story.vtt', 'owl story.srt', 'owl story.json', 'owl story.peaks.json'])
    expect(await saved.get('owl story.vtt')?.text()).toBe(timesFixture().captions.vtt)
  })

  it('copies the lines of its player', async () => {
    const view = page()
    await send(view)
    await view.user.click(await press('Copy code'))
    const [script, element] = (await navigator.clipboard.readText()).split('\n')
    expect(script).toMatch(/^<script type="module" src="http.*\/embed\/v1\/elements\.js"><\/script>$/)
    expect(element).toMatch(/^<voice-player src="owl%20story\.mp3" marks="owl%20story\.vtt"/)
    expect(await press('Copied!')).toBeTruthy()
  })

  it('says that word times are estimated in a language without a local voice', async () => {
    const view = page(() => timesFixture({ timing_source: 'estimated' }))
    await send(view)
    expect(await screen.findByText(/No local voice of this server speaks English/)).toBeTruthy()
  })

  it('quotes the text that differs from the recording, and plays from there', async () => {
    const misfit = { offset: TEXT.indexOf('and flew'), seconds: 3 }
    const view = page(() => timesFixture({ timing_source: 'estimated', misfit }))
    await send(view)
    expect(await screen.findByText(/From “and flew home before the lanterns were lit\.” on, at 0:03/)).toBeTruthy()
    // A local voice speaks the language: the text is the reason.
    expect(screen.queryByText(/No local voice/)).toBeNull()
    await view.user.click(await press('Play from 0:03'))
    expect(view.audio.map(({ currentTime, paused }) => [currentTime, paused])).toEqual([[3, false]])
  })

  it('returns to the form with its file and text', async () => {
    const view = page()
    await send(view)
    await view.user.click(await press('Edit the text'))
    expect([textField().value, screen.getByText('owl story.mp3').textContent]).toEqual([TEXT, 'owl story.mp3'])
  })

  it('starts over without a file and a text', async () => {
    const view = page()
    await send(view)
    await view.user.click(await press('Start over'))
    expect(textField().value).toBe('')
    expect(screen.getByText('Press here, or drop the file')).toBeTruthy()
  })
})
