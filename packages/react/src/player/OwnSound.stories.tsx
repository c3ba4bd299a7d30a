import type { Meta, StoryObj } from '@storybook/react-vite'
import { marksFixture, peaksFixture, toneUrl } from '@voice-rankings/testkit'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { RuntimeOptions } from '../runtime/index.ts'
import { VoicePlayer } from './VoicePlayer.tsx'
import type { VoicePlayerProps } from './VoicePlayerProps.ts'

const TEXT = 'The owl blinked twice, folded the map, and flew home before the lanterns were lit.'
const DURATION_MS = 6000
const marks = marksFixture(TEXT, DURATION_MS)
const src = toneUrl({ durationMs: DURATION_MS, sampleRate: 8000, amplitude: 0.1 })

const elements: HTMLAudioElement[] = []
const runtime: RuntimeOptions = {
  createAudio() {
    const audio = new Audio()
    elements.push(audio)
    return audio
  },
}

const lit = (name: string) => [...(CSS.highlights.get(name) ?? [])].map(String).join('')
const positionMs = () => Math.max(0, ...elements.map(({ currentTime }) => currentTime * 1000))

/** The host's own sound, without a voice or server. */
const meta = {
  title: 'Player/Own sound',
  component: VoicePlayer,
  args: {
    src,
    marks,
    peaks: peaksFixture(),
    title: 'The owl',
    subtitle: 'Read by Clara',
    gender: 'female',
    languageCode: 'en',
  },
  parameters: { runtime },
  beforeEach: () => void elements.splice(0),
} satisfies Meta<typeof VoicePlayer>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}

export const Compact: Story = {
  name: 'A click on a word goes there, and the words are one text node',
  args: { variant: 'compact', href: '/voices' },
  async play({ canvas, canvasElement }) {
    const words = canvasElement.querySelector('[part~=words]')
    const node = words?.firstChild
    if (!(node instanceof Text)) throw new Error('the words are no text node')
    await expect(words?.childNodes.length).toBe(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Play The owl' }))
    await waitFor(() => expect(positionMs()).toBeGreaterThan(100))
    await userEvent.click(canvas.getByRole('button', { name: 'Pause The owl' }))
    clickOn(node, 'flew')
    await waitFor(() => expect(lit('voice-word')).toBe('flew'))
    await waitFor(() => expect(lit('voice-past')).toBe('The owl blinked twice, folded the map, and '))
  },
}

/** Clicks in the middle of a word at its position on the screen. */
function clickOn(node: Text, word: string): void {
  const range = node.ownerDocument.createRange()
  const start = node.data.indexOf(word)
  range.setStart(node, start)
  range.setEnd(node, start + word.length)
  const { left, top, width, height } = range.getBoundingClientRect()
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true, composed: true }
  node.parentElement?.dispatchEvent(new MouseEvent('click', at))
}

function Article(props: VoicePlayerProps) {
  return (
    <>
      <VoicePlayer {...props} highlightTarget="#article" />
      <article id="article" style={{ fontFamily: 'serif', fontSize: 20, lineHeight: 1.6 }}>
        <p>
          The owl <em>blin</em>ked twice, folded the <a href="#map">map</a>,
        </p>
        <p>and flew home before the lanterns were lit.</p>
      </article>
    </>
  )
}

export const HostText: Story = {
  name: "the host's own article lights up, and nothing in it changes",
  args: {
    variant: 'compact',
    marks: marksFixture(TEXT, 3000),
    src: toneUrl({ durationMs: 3000, sampleRate: 8000, amplitude: 0.1 }),
  },
  render: (args) => <Article {...args} />,
  async play({ canvas, canvasElement }) {
    const article = canvasElement.querySelector('#article')
    if (!article) throw new Error('there is no article')
    let mutations = 0
    const watch = new MutationObserver((records) => (mutations += records.length))
    watch.observe(article, { childList: true, characterData: true, attributes: true, subtree: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Play The owl' }))
    const seen = new Set<string>()
    while (positionMs() < 2800) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      seen.add(lit('voice-host-female'))
    }
    watch.disconnect()
    await expect(mutations).toBe(0)
    await expect([...seen].filter((word) => word !== '').length).toBeGreaterThan(10)
    // A word that spans two elements.
    await expect(seen.has('blinked')).toBe(true)

    // A click seeks to a word during playback; a click on a link is left to the link.
    await userEvent.click(canvas.getByRole('button', { name: 'Pause The owl' }))
    const last = article.querySelectorAll('p')[1]?.firstChild
    if (last instanceof Text) clickOn(last, 'home')
    await waitFor(() => expect(lit('voice-host-female')).toBe('home'))
    const link = article.querySelector('a')?.firstChild
    // Keeps the story on its page.
    article.addEventListener('click', (event) => event.preventDefault(), { once: true })
    if (link instanceof Text) clickOn(link, 'map')
    await expect(lit('voice-host-female')).toBe('home')
  },
}

/** Audio element of the page that played before the player was added. */
function Taken(props: VoicePlayerProps) {
  const [media, setMedia] = useState<HTMLAudioElement | null>(null)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (media) elements.push(media)
  }, [media])
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the player shows its words */}
      <audio ref={setMedia} src={src} aria-label="The owl, by the page" controls />
      <button type="button" onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Take the player away' : 'Show the player'}
      </button>
      {isShown ? <VoicePlayer {...props} src={undefined} media={media} /> : null}
    </>
  )
}

export const TakesOver: Story = {
  name: 'An element that already plays is taken over without a gap and given back',
  args: { variant: 'compact' },
  render: (args) => <Taken {...args} />,
  async play({ canvas, canvasElement }) {
    const media = canvasElement.querySelector('audio')
    if (!media) throw new Error('there is no audio element')
    media.playbackRate = 1.25
    await media.play()
    await waitFor(() => expect(positionMs()).toBeGreaterThan(300))
    const pauses: string[] = []
    for (const name of ['pause', 'seeking', 'emptied', 'waiting']) media.addEventListener(name, () => pauses.push(name))

    await userEvent.click(canvas.getByRole('button', { name: 'Show the player' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pause The owl' })).toBeVisible())
    await expect(canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Playback speed' }).value).toBe('1.25')
    await waitFor(() => expect(lit('voice-word')).not.toBe(''))

    await userEvent.click(canvas.getByRole('button', { name: 'Take the player away' }))
    await expect(media.paused).toBe(false)
    await expect(pauses).toEqual([])
    media.pause()
  },
}

export const Seeking: Story = {
  name: 'The seek bar goes from word to word with Control, and says which',
  async play({ canvas }) {
    const slider = canvas.getByRole('slider', { name: 'Seek' })
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await waitFor(() => expect(positionMs()).toBeGreaterThan(100))
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    slider.focus()
    await userEvent.keyboard('{Home}{Control>}{ArrowRight}{ArrowRight}{/Control}')
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', 'blinked, 0:00 of 0:06'))
    await waitFor(() => expect(lit('voice-word')).toBe('blinked'))
    await userEvent.keyboard('{PageUp}{End}')
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '0:06 of 0:06'))
  },
}

export const Downloads: Story = {
  name: 'Captions and downloads are in a menu that loads when it is asked for',
  args: { variant: 'compact' },
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Captions and downloads' }))
    const items = await waitFor(() => {
      const found = canvas.getAllByRole('menuitem').map(({ textContent }) => textContent)
      if (found.length === 0) throw new Error('the menu is not open yet')
      return found
    })
    await expect(items).toEqual([
      'Download audio',
      'Download captions (.vtt)',
      'Download subtitles (.srt)',
      'Download word times (.json)',
    ])
    await userEvent.click(canvas.getByRole('menuitemcheckbox', { name: 'Show captions' }))
    await waitFor(() => expect(canvasElement.querySelector('[part~=words]')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Captions and downloads' })).toHaveFocus()
  },
}
