import { formatVtt } from '@voice-rankings/playback/captions'
import { createRuntime } from '@voice-rankings/react'
import { createFakeClient, toneUrl, voiceFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { SmallPlayerElement } from './SmallPlayerElement.ts'
import './define.ts'
import { renderToHtml } from './renderToHtml.ts'
import styles from './page.css?inline'

const SRC = toneUrl({ durationMs: 4000, amplitude: 0.01 })
const LONG = toneUrl({ durationMs: 30_000, amplitude: 0.01, sampleRate: 8000 })
const LINE = `<voice-player src="${SRC}" title="Owl" duration-ms="4000" peaks="0 50 100 50"></voice-player>`
const OWL_FLIES = `data:application/json,${encodeURIComponent(
  JSON.stringify(['An', 'owl', 'flies'].map((word, n) => ({ word, startTime: n * 500, duration: 450 }))),
)}`
const styleAddress = (css: string) => `data:text/css,${encodeURIComponent(css)}`
const complaints = vi.fn<(...values: unknown[]) => void>()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complaints.mockClear())
  localStorage.clear()
})
afterEach(async () => {
  document.body.replaceChildren()
  await new Promise((resolve) => setTimeout(resolve, 10))
  vi.restoreAllMocks()
})

function put(html: string): SmallPlayerElement {
  document.body.innerHTML = html
  return document.querySelector<SmallPlayerElement>('voice-player')!
}
const part = <T extends Element = HTMLElement>(name: string, n = 0) =>
  document.querySelectorAll('voice-player')[n]!.shadowRoot!.querySelector<T>(`[part=${name}]`)
const statusOf = (n = 0) => part('player', n)?.getAttribute('data-status')
/** Waits longer than a missing sound takes to fail. */
const waitForRefusal = () => new Promise((resolve) => setTimeout(resolve, 300))
const lit = (name: string) => [...(CSS.highlights.get(name) ?? [])].map(String).join('')
const press = async (name: string, n = 0) => userEvent.click(part(name, n)!)

it('the player shows its waveform, name and length without requesting the sound', () => {
  put(LINE)
  expect(part('title')?.textContent).toBe('Owl')
  expect(part('time')?.textContent).toBe('0:04')
  expect(part('waveform')?.querySelector('path')?.getAttribute('d')).toMatch(/^M0.5 50v0/)
  expect(part('waveform')?.getBoundingClientRect().width).toBe(part('visualizer')?.getBoundingClientRect().width)
  expect(part('waveform')?.getBoundingClientRect().width).toBeGreaterThan(100)
  expect(performance.getEntriesByName(SRC)).toEqual([])
  expect(document.querySelector('audio')).toBeNull()
})

it('the button plays and pauses, with events', async () => {
  const player = put(LINE)
  const heard: string[] = []
  for (const name of ['play', 'pause', 'ended']) player.addEventListener(name, () => heard.push(name))
  await press('play-button')
  await expect.poll(() => statusOf()).toBe('playing')
  expect(part('play-button')?.getAttribute('aria-label')).toBe('Pause Owl')
  await expect.poll(() => player.currentTimeMs).toBeGreaterThan(100)
  part('play-button')!.click()
  await expect.poll(() => statusOf()).toBe('paused')
  expect(heard).toEqual(['play', 'pause'])
})

it('the waveform is revealed up to the playing position', async () => {
  const player = put(LINE)
  await press('play-button')
  await expect.poll(() => part('waveform-heard')).toBeTruthy()
  player.pause()
  player.seek(2000)
  await expect
    .poll(() => new DOMMatrix(getComputedStyle(part('waveform-heard')!).transform).m41)
    .toBeCloseTo(-part('visualizer')!.clientWidth / 2, -1)
})

it('playback starts synchronously in the click event', () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
  put(LINE)
  part('play-button')!.click()
  expect(play).toHaveBeenCalledTimes(1)
})

it('keyboard: Space plays, arrow keys seek', async () => {
  const player = put(LINE)
  part('play-button')!.focus()
  await userEvent.keyboard(' ')
  await expect.poll(() => statusOf()).toBe('playing')
  player.pause()
  player.seek(0)
  part('seek')!.focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => player.currentTimeMs).toBeCloseTo(4000, -1)
  await expect.poll(() => part('seek')?.getAttribute('aria-valuetext'), { timeout: 5000 }).toBe('0:04 of 0:04')
})

/** Opens the More panel. */
async function openMore(): Promise<void> {
  await press('more')
  await expect.poll(() => part('foot')?.hidden).toBe(false)
}

it('the chosen speed applies to this and the next sound', async () => {
  put(LINE)
  await openMore()
  expect(part('more')?.getAttribute('aria-expanded')).toBe('true')
  await userEvent.selectOptions(part('speed')!, '1.5')
  expect(localStorage.getItem('voicePlaybackRate')).toBe('1.5')
  put(LINE)
  await openMore()
  expect(part<HTMLSelectElement>('speed')?.value).toBe('1.5')
})

const focused = () => document.querySelector('voice-player')!.shadowRoot!.activeElement

it('the More panel works by keyboard, and Escape returns focus', async () => {
  put(LINE)
  part('more')!.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => part('foot')?.hidden).toBe(false)
  await userEvent.tab()
  expect(focused()).toBe(part('speed'))
  await userEvent.tab()
  expect(focused()).toBe(part('download'))
  await userEvent.keyboard('{Escape}')
  expect(part('foot')?.hidden).toBe(true)
  expect(focused()).toBe(part('more'))
  expect(part('more')?.getAttribute('aria-expanded')).toBe('false')
})

it('Captions shows and hides the words, also before playback', async () => {
  put(LINE.replace('title', `marks='${OWL_FLIES}' title`))
  await openMore()
  expect(part('captions')?.getAttribute('aria-pressed')).toBe('false')
  await press('captions')
  await expect.poll(() => part('speech')?.textContent).toBe('An owl flies')
  await expect.poll(() => part('captions')?.getAttribute('aria-pressed')).toBe('true')
  await press('captions')
  await expect.poll(() => part('captions')?.getAttribute('aria-pressed')).toBe('false')
  expect(part('speech')?.hidden).toBe(true)
})

it('Share passes the page of the sound to the system', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  put(LINE.replace('title', 'href="/about/owl" title'))
  await openMore()
  await press('share')
  await expect.poll(() => share.mock.calls).toEqual([[{ title: 'Owl', url: `${location.origin}/about/owl` }]])
  Reflect.deleteProperty(navigator, 'share')
})

it('Share copies the link where the system cannot share, and says so', async () => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  write.mockRejectedValueOnce(new DOMException('No.', 'NotAllowedError'))
  put(LINE.replace('title', 'href="https://example.com/owl" title'))
  await openMore()
  await press('share')
  await expect.poll(() => part('foot')?.querySelector('output')?.textContent).toBe('Link copied')
  await press('share')
  await expect.poll(() => part('foot')?.querySelector('output')?.textContent).toContain('https://example.com/owl')
  expect(write.mock.calls[0]).toEqual(['https://example.com/owl'])
  Reflect.deleteProperty(navigator, 'share')
})

it('with resume, playback continues at the stored position', async () => {
  const line = LINE.replace('title', 'resume title').replace(SRC, LONG).replace('4000', '30000')
  const player = put(line)
  await press('play-button')
  await expect.poll(() => player.currentTimeMs).toBeGreaterThan(0)
  player.seek(10_000)
  await expect.poll(() => player.currentTimeMs, { timeout: 5000 }).toBeGreaterThan(9999)
  player.pause()
  await expect.poll(() => localStorage.getItem('voicePositions') ?? '', { timeout: 5000 }).toContain('.')
  put(line)
  await userEvent.hover(part('play-button')!)
  await expect
    .poll(() => document.querySelector<SmallPlayerElement>('voice-player')!.currentTimeMs, { timeout: 5000 })
    .toBeGreaterThan(9000)
})

it('only one player plays at a time, including the component elements', async () => {
  put(LINE + LINE.replace('Owl', 'Lark'))
  await press('play-button', 0)
  await expect.poll(() => statusOf(0)).toBe('playing')
  await press('play-button', 1)
  await expect.poll(() => statusOf(1)).toBe('playing')
  await expect.poll(() => statusOf(0)).toBe('paused')
  const { playback } = createRuntime({ client: createFakeClient(), storage: null })
  await playback.track({ url: SRC }).play()
  await expect.poll(() => statusOf(1)).toBe('paused')
  playback.destroy()
})

it('the player keeps playing while it is moved and stops when removed', async () => {
  const player = put(`${LINE}<section></section>`)
  await press('play-button')
  await expect.poll(() => statusOf()).toBe('playing')
  document.querySelector('section')!.append(player)
  const before = player.currentTimeMs
  await expect.poll(() => player.currentTimeMs).toBeGreaterThan(before)
  const silent = vi.spyOn(HTMLMediaElement.prototype, 'pause')
  player.remove()
  await expect.poll(() => silent.mock.calls.length).toBeGreaterThan(0)
})

it('the player shows an error, and plays once the sound loads', async () => {
  const player = put(LINE.replace(SRC, 'data:audio/wav;base64,AAAA'))
  await press('play-button')
  await expect.poll(() => part('problem')?.textContent).toMatch(/could not be played/)
  await expect.poll(() => part('play-button')?.getAttribute('aria-label')).toBe('Play Owl')
  player.setAttribute('src', SRC)
  await press('play-button')
  await expect.poll(() => statusOf()).toBe('playing')
  expect(part('problem')).toBeNull()
})

it("words are highlighted in the page's text, which is not modified", async () => {
  const marks = ['An', 'owl', 'flies'].map((word, n) => ({ word, startTime: n * 500, duration: 450 }))
  const file = `data:text/vtt,${encodeURIComponent(formatVtt(marks))}`
  put(
    `<p id="story">An owl <b>fl</b>ies</p>${LINE.replace('title', `marks="${file}" highlight-target="#story" title`)}`,
  )
  const before = document.querySelector('#story')!.innerHTML
  await press('play-button')
  await expect.poll(() => CSS.highlights.get('voice-host-none')?.size).toBe(1)
  expect(document.querySelector('#story')!.innerHTML).toBe(before)
})

it('without a text in the page, the words are shown in the player', async () => {
  const file = `data:application/json,${encodeURIComponent('[{"word":"An","startTime":0,"duration":4000}]')}`
  put(LINE.replace('title', `marks='${file}' title`))
  await press('play-button')
  await expect.poll(() => part('speech')?.textContent).toBe('An')
  await expect.poll(() => lit('voice-word'), { timeout: 4000 }).toBe('An')
  const { backgroundColor } = getComputedStyle(part('speech')!, '::highlight(voice-word)')
  expect(backgroundColor).toBe(getComputedStyle(part('play-button')!).backgroundColor)
})

/** Player paused shortly after it started, so the highlighted words do not change. */
async function readOut(story: string): Promise<SmallPlayerElement> {
  const player = put(`${story}${LINE.replace('title', `marks='${OWL_FLIES}' highlight-target="#story" title`)}`)
  await press('play-button')
  await expect.poll(() => player.currentTimeMs).toBeGreaterThan(0)
  player.pause()
  return player
}

/** Polls the highlighted text, whose code loads on demand. */
const lights = (name: string, text: string) => expect.poll(() => lit(name), { timeout: 5000 }).toBe(text)

/** Clicks near the end of a text node. */
function clickOn(node: Node): void {
  const range = document.createRange()
  range.selectNodeContents(node)
  const { right, top, height } = range.getBoundingClientRect()
  const at = { clientX: right - 4, clientY: top + height / 2, bubbles: true, cancelable: true, composed: true }
  node.parentElement!.dispatchEvent(new MouseEvent('click', at))
}

describe('a highlighted text of the page', () => {
  it('highlights the rest of the sentence, and nothing once the player is removed', async () => {
    const player = await readOut('<div id="story"><p>An owl <b>fl</b>ies</p><p>home.</p></div>')
    player.seek(600)
    await lights('voice-host-none', 'owl')
    await lights('voice-host-sentence', ' flies')
    player.remove()
    await expect.poll(() => lit('voice-host-none') + lit('voice-host-sentence')).toBe('')
  })

  it('is found among other text', async () => {
    const player = await readOut('<p id="story">An owl (above) fl<b>ies</b> home.</p>')
    player.seek(1100)
    await lights('voice-host-none', 'flies')
    await lights('voice-host-sentence', ' home.')
  })

  it('is read again when it changes', async () => {
    const player = await readOut('<p id="story">An owl flies</p>')
    player.seek(600)
    await lights('voice-host-none', 'owl')
    await lights('voice-host-sentence', ' flies')
    document.querySelector('#story')!.innerHTML = 'A <em>c</em>at sleeps'
    await lights('voice-host-none', 'cat')
    await lights('voice-host-sentence', ' sleeps')
  })

  it('seeks to a clicked word and ignores a click on a link', async () => {
    const player = await readOut('<p id="story">An <a href="#owl">owl</a> flies</p>')
    // The words are already highlighted before the sound has moved.
    player.seek(100)
    await expect.poll(() => player.currentTimeMs).toBe(100)
    await lights('voice-host-sentence', ' owl flies')
    const story = document.querySelector('#story')!
    clickOn(story.lastChild!)
    await expect.poll(() => player.currentTimeMs).toBe(1000)
    clickOn(story.querySelector('a')!.firstChild!)
    await waitForRefusal()
    expect(player.currentTimeMs).toBe(1000)
  })
})

it('a server-rendered player is visible before any script and adopted unchanged', async () => {
  const html = renderToHtml(
    { src: SRC, title: 'Owl & <Lark>', durationMs: 4000, peaks: '0 50 100' },
    { styles: 'data:text/css,' },
  )
  const frame = document.body.appendChild(document.createElement('div'))
  frame.setHTMLUnsafe(html)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(part('title')?.textContent).toBe('Owl & <Lark>')
  expect(document.querySelector('noscript')?.textContent).toContain('<audio controls preload="none"')
  await press('play-button')
  await expect.poll(() => statusOf()).toBe('playing')
})

it('a server-rendered player shows native controls without scripts', async () => {
  const html = renderToHtml({ src: SRC, title: 'Owl', durationMs: 4000 }, { styles: styleAddress(styles) })
  const frame = document.createElement('iframe')
  // The sandbox omits `allow-scripts`.
  frame.setAttribute('sandbox', 'allow-same-origin')
  frame.srcdoc = html
  document.body.append(frame)
  const inside = () => frame.contentDocument?.querySelector('voice-player')
  await expect.poll(() => inside()?.querySelector('audio')?.getBoundingClientRect().height).toBeGreaterThan(20)
  const play = inside()?.shadowRoot?.querySelector('[part=play-button]')
  expect(play?.getBoundingClientRect().height).toBe(0)
})

it('the full player takes over the playing sound without a gap', { timeout: 60_000 }, async () => {
  const voice = voiceFixture({ voice_sample_url: LONG, voice_sample_duration: 30_000 })
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ voice, rating_token: 'one' }))
  const player = put(
    LINE.replace(SRC, LONG).replace('src', 'base-url="https://v.example" voice-path="flite/female/slt--warm" src'),
  )
  await press('play-button')
  await expect.poll(() => player.currentTimeMs).toBeGreaterThan(50)
  const paused = vi.spyOn(HTMLMediaElement.prototype, 'pause')
  // Preloaded, so the sound does not end on a slow machine.
  await import('../full/openFull.ts')
  player.seek(5000)
  await openMore()
  await press('full-player')
  await expect
    .poll(() => player.shadowRoot!.querySelector('section.voice-player')?.getAttribute('data-playback'), {
      timeout: 15_000,
    })
    .toBe('playing')
  expect(paused).not.toHaveBeenCalled()
  expect(player.currentTimeMs).toBeGreaterThanOrEqual(5000)
  expect(complaints.mock.calls).toEqual([])
  // The small player's styles are gone, also after the element is moved.
  document.body.prepend(player)
  const rules = player.shadowRoot!.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
  expect(rules.map(({ cssText }) => cssText).filter((text) => text.startsWith('[part="visualizer"]'))).toEqual([])
  expect(getComputedStyle(part('visualizer')!).height).not.toBe('36px')
  player.pause()
})

/** Player of an unused voice name, since responses are cached per page. */
let named = 0
const putVoice = () =>
  put(`<voice-player base-url="https://v.example" voice-path="flite/female/slt--${(named += 1)}"></voice-player>`)

describe('playback requested before the voice is known', () => {
  let answer: () => void

  beforeEach(() => {
    const voice = voiceFixture({ voice_sample_url: LONG, voice_sample_duration: 30_000 })
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    vi.spyOn(window, 'fetch').mockImplementation(async () => {
      await answered
      return Response.json({ samples: [voice] })
    })
  })
  it('starts once it is known, without errors', async () => {
    const player = putVoice()
    void player.play()
    await waitForRefusal()
    expect(part('problem')).toBeNull()
    answer()
    await expect.poll(() => player.currentTimeMs).toBeGreaterThan(50)
    expect(statusOf()).toBe('playing')
    expect(part('problem')).toBeNull()
    player.pause()
  })

  it('starts even if the response arrives before the controller has loaded', async () => {
    const player = putVoice()
    answer()
    void player.play()
    await expect.poll(() => player.currentTimeMs).toBeGreaterThan(50)
    expect(part('problem')).toBeNull()
    player.pause()
  })

  it('is cancelled by a pause', async () => {
    const player = putVoice()
    void player.play()
    await waitForRefusal()
    player.pause()
    answer()
    await expect.poll(() => player.src).toBe(LONG)
    await waitForRefusal()
    expect(player.currentTimeMs).toBe(0)
  })
})

it.each([
  ['with a name', LINE],
  ['before it knows its name and its sound', '<voice-player></voice-player>'],
])('the player has its documented idle height, %s', (_, html) => {
  expect(put(html).getBoundingClientRect().height).toBe(96)
})

it('the player keeps properties set before it was defined, and accepts an array as peaks', () => {
  const player = put(LINE)
  Reflect.set(player, 'peaks', [100, 100])
  expect(part('waveform')?.querySelector('path')?.getAttribute('d')).toMatch(/^M0.5 4v92/)
})
