import type { PlayerRuntime } from '@voice-rankings/react'
import { createRuntime } from '@voice-rankings/react'
import { createFakeClient, spokenSnippetFixture, toneUrl, voiceFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PLAYER_PROPS } from '../playerProps.ts'

/** Timeout for loading the full player on a slow machine. */
const timeout = 8000
const TONE = toneUrl({ durationMs: 30_000, amplitude: 0.01, sampleRate: 8000 })
const file = (type: string, value: unknown) => `data:${type},${encodeURIComponent(JSON.stringify(value))}`
const words = (...all: string[]) => all.map((word, n) => ({ word, startTime: n * 500, duration: 450 }))

const voice = voiceFixture({ voice_sample_url: TONE, voice_sample_duration: 30_000 })
const other = voiceFixture({ voice_id: 'other', voice_name: 'Other', voice_sample_text: 'Another voice.' })
const snippet = spokenSnippetFixture({ voice_id: voice.voice_id, voice_snippet_text: 'A snippet.' })
const media = () => Object.assign(new Audio(TONE), { id: 'of-the-page' })
const runtimeOf = (text: string): PlayerRuntime =>
  createRuntime({
    client: createFakeClient({ 'voices.get': () => ({ voice: { ...voice, voice_sample_text: text } }) }),
    storage: null,
    user: null,
  })

interface Player extends HTMLElement {
  play(): Promise<void>
  seek(timeMs: number): void
}
const player = () => document.querySelector<Player>('voice-player')!
const within = <T extends Element = HTMLElement>(selector: string) => player().shadowRoot!.querySelector<T>(selector)
const section = () => within('section.voice-player')
const text = () => within<HTMLTextAreaElement>('textarea')?.value ?? within('[part=speech]')?.textContent
const played = () => vi.mocked(HTMLMediaElement.prototype.play).mock.contexts.at(-1) as HTMLMediaElement | undefined

const NAMED = { 'base-url': 'https://v.example', 'voice-path': 'flite/female/slt--warm' }
const OWN = { src: TONE, text: 'Of the page.' }

function playedId(): string | undefined {
  void player().play()
  return played()?.id
}
function litWords(): number | undefined {
  void player().play()
  player().seek(600)
  return CSS.highlights.get('voice-host-female')?.size
}

interface Effect {
  /** Additional attributes. */
  around?: Record<string, string>
  /** Value of the property, also set as attribute if it is text. */
  value: unknown
  seen: () => unknown
  expected: unknown
}

/** Effect of each property on the full player. A missing property does not compile. */
const EFFECTS: Record<keyof typeof PLAYER_PROPS | 'baseUrl' | 'theme' | 'runtime' | 'messages', Effect> = {
  voicePath: { value: 'flite/male/other', seen: text, expected: 'Another voice.' },
  snippetId: { value: 'abc', seen: text, expected: 'A snippet.' },
  voice: { value: other, seen: text, expected: 'Another voice.' },
  snippet: { value: snippet, seen: text, expected: 'A snippet.' },
  sampleText: { value: 'Preset.', seen: text, expected: 'Preset.' },
  newText: { value: 'New.', seen: text, expected: 'New.' },
  accountLevel: { value: 1, seen: () => within<HTMLTextAreaElement>('textarea')?.maxLength, expected: 1000 },
  autoPlay: { value: true, seen: () => Reflect.get(player(), 'autoPlay'), expected: true },
  src: { around: { text: 'Of the page.' }, value: TONE, seen: text, expected: 'Of the page.' },
  marks: { around: { src: TONE }, value: file('application/json', words('An', 'owl')), seen: text, expected: 'An owl' },
  peaks: { around: OWN, value: '0 50 100', seen: () => Reflect.get(player(), 'peaks'), expected: '0 50 100' },
  text: { around: { src: TONE }, value: 'Other words.', seen: text, expected: 'Other words.' },
  durationMs: {
    around: OWN,
    value: 9000,
    seen: () => within('[part=time-duration]')?.textContent,
    expected: ' / 0:09.0',
  },
  title: { around: OWN, value: 'Owl', seen: () => section()?.ariaLabel, expected: 'Owl, player' },
  subtitle: { around: OWN, value: 'A story', seen: () => Reflect.get(player(), 'subtitle'), expected: 'A story' },
  gender: { around: OWN, value: 'male', seen: () => section()?.dataset.gender, expected: 'male' },
  languageCode: { value: 'de-AT', seen: () => within('[part=speech]')?.lang, expected: 'de-AT' },
  href: { around: OWN, value: '/owl', seen: () => Reflect.get(player(), 'href'), expected: '/owl' },
  media: {
    around: { text: 'Of the page.' },
    value: media(),
    seen: () => playedId(),
    expected: 'of-the-page',
  },
  stopsMedia: { around: OWN, value: true, seen: () => Reflect.get(player(), 'stopsMedia'), expected: true },
  variant: { value: 'full', seen: () => section()?.dataset.variant, expected: 'full' },
  readOnly: { value: true, seen: () => section() && within('textarea'), expected: null },
  highlightTarget: {
    around: { ...OWN, marks: file('application/json', words('Of', 'the', 'page.')) },
    value: '#story',
    seen: () => litWords(),
    expected: 1,
  },
  resume: { around: OWN, value: true, seen: () => Reflect.get(player(), 'resume'), expected: true },
  rated: { value: false, seen: () => section() && within('[part~=rated]'), expected: null },
  baseUrl: {
    value: 'https://other.example',
    seen: () =>
      vi.mocked(fetch).mock.calls.some(([asked]) => addressOf(asked).startsWith('https://other.example/api/')),
    expected: true,
  },
  theme: { value: 'dark', seen: () => within('[data-theme]')?.dataset.theme, expected: 'dark' },
  runtime: { value: runtimeOf('By the page’s own client.'), seen: text, expected: 'By the page’s own client.' },
  messages: { value: { player: { textLabel: 'Text' } }, seen: () => within('textarea')?.ariaLabel, expected: 'Text' },
}

const addressOf = (asked: RequestInfo | URL) => (asked instanceof Request ? asked.url : `${asked}`)

/** Full player of an unused voice name, since responses are cached per page. */
async function putFull(): Promise<Player> {
  document.body.innerHTML = '<p id="story">Of the page.</p><voice-player></voice-player>'
  const named = { ...NAMED, 'voice-path': `flite/female/warm${Math.random()}`, variant: 'full' }
  for (const [name, value] of Object.entries(named)) player().setAttribute(name, value)
  await expect.poll(text, { timeout: 15_000 }).toBe(voice.voice_sample_text)
  return player()
}

/** Defines tests that set each property of a `<voice-player>` with an open full player and check the effect. */
export function testPropEffects(): void {
  beforeEach(() => {
    localStorage.clear()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function playing(this: HTMLMediaElement) {
      this.dispatchEvent(new Event('playing'))
    })
    vi.spyOn(window, 'fetch').mockImplementation(async (asked) => {
      const url = addressOf(asked)
      if (url.startsWith('data:')) return new Response(decodeURIComponent(url.slice(url.indexOf(',') + 1)))
      if (url.includes('/snippet/')) return Response.json({ snippet })
      const named = url.includes('other') && !url.includes('other.example') ? other : voice
      return Response.json({ voice: named, samples: [{ ...named, voice_brief: 'Flite · calm' }] })
    })
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await new Promise((resolve) => setTimeout(resolve, 10))
    vi.restoreAllMocks()
  })

  it.each(Object.entries(EFFECTS))('%s takes effect in the full player', { timeout: 60_000 }, async (name, effect) => {
    const { around = {}, value, seen, expected } = effect
    const made = await putFull()
    for (const [attribute, said] of Object.entries(around)) made.setAttribute(attribute, said)
    Reflect.set(made, name, value)
    await expect.poll(seen, { timeout }).toEqual(expected)
  })

  it('a player removed while its properties are read logs no error', { timeout: 60_000 }, async () => {
    const made = await putFull()
    Reflect.set(made, 'theme', 'dark')
    made.setAttribute('sample-text', 'Preset.')
    await Promise.resolve()
    made.remove()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(vi.mocked(console.error).mock.calls).toEqual([])
  })
}
