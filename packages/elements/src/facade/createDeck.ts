import { parseRate, RATE_KEY, RATES } from '@voice-rankings/playback'
import { defaultBaseUrl } from '../element/defaultBaseUrl.ts'
import { joinSounds } from './joinSounds.ts'
import type { Panel } from './openPanel.ts'
import { showSound } from './showSound.ts'
import type { FacadeElement } from './FacadeElement.ts'

/** What works a player's sound. */
export interface Deck extends Omit<Panel, 'close'> {
  /** Whether the full player has taken the small one's place. */
  readonly isFull: boolean
  /** Waits for a start that was made before, and tells when it failed. */
  follow(started: Promise<void>): Promise<void>
  /** Something was done to a control, or the player was built anew. */
  act(type: string, control?: HTMLElement): void
  /** Stops the sound and frees it. */
  close(): void
}

/** Works the sound of a player: in its turn among all others, as fast as the visitor likes, and with its words. */
export function createDeck(player: FacadeElement, root: ShadowRoot, media: HTMLAudioElement): Deck {
  const leave: (() => void)[] = []
  let panel: Panel | null = null
  let view = showSound(player, root, media)
  let isJoined = false
  if (media.preload === 'none') media.preload = 'metadata'
  media.playbackRate = Number(keptRate())
  media.addEventListener('play', join)
  if (!media.paused) join()

  function join(): void {
    if (isJoined) return
    isJoined = true
    const { title, subtitle = '', gender, href, marks } = attributesOf(player)
    const voice = gender === 'female' || gender === 'male' ? gender : undefined
    leave.push(joinSounds(media, { title: title || player.texts.untitled, subtitle, href, gender: voice }))
    if (marks) void followWords()
  }

  async function followWords(): Promise<void> {
    const words = await import('./followWords.ts')
    if (isJoined) leave.push(words.followWords(player, root, media))
  }

  /** Lets go of the sound as it is. */
  function part(): void {
    isJoined = false
    media.removeEventListener('play', join)
    view.end()
    for (const end of leave.splice(0)) end()
  }

  async function open(): Promise<void> {
    const { openPanel } = await import('./openPanel.ts')
    part()
    // What nobody keeps is let go of a moment later; only then may another take it.
    await Promise.resolve()
    root.querySelector('.root')?.remove()
    panel = openPanel(player, root, { media, baseUrl: player.getAttribute('base-url') ?? defaultBaseUrl() })
  }

  async function follow(started: Promise<void>): Promise<void> {
    try {
      await started
    } catch (error) {
      const { name } = error as DOMException
      if (name !== 'AbortError') view.tell(name === 'NotAllowedError' ? player.texts.blocked : player.texts.failed)
    }
  }

  const deck: Deck = {
    get isFull() {
      return panel !== null
    },
    get currentTimeMs() {
      return panel?.currentTimeMs ?? media.currentTime * 1000
    },
    follow,
    play() {
      if (panel) return panel.play()
      if (media.error) media.load()
      return follow(media.play())
    },
    pause: () => (panel ?? media).pause(),
    seek(timeMs) {
      if (panel) panel.seek(timeMs)
      else media.currentTime = timeMs / 1000
    },
    act(type, control) {
      const name = control?.getAttribute('part')
      const value = control && 'value' in control ? String(control.value) : ''
      if (type === 'build') {
        view.end()
        view = showSound(player, root, media)
      } else if (type === 'click' && name === 'play-button')
        void (media.paused || media.error ? deck.play() : media.pause())
      else if (type === 'click' && name === 'more') void open()
      else if (type === 'input' && name === 'seek') deck.seek(Number(value) * 1000)
      else if (type === 'input' && name === 'speed') keepRate(media, value)
      if (name === 'speed') offerRates(control as HTMLSelectElement)
    },
    close() {
      part()
      if (panel) return panel.close()
      media.pause()
      media.removeAttribute('src')
      media.load()
    },
  }
  return deck
}

function attributesOf(element: Element): Record<string, string | undefined> {
  return Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]))
}

/** Speeds stand in the list once somebody looks at it. */
function offerRates(speed: HTMLSelectElement): void {
  if (speed.length > 1) return
  speed.replaceChildren(...RATES.map((rate) => new Option(`${rate}×`, rate)))
  speed.value = keptRate()
}

function keepRate(media: HTMLMediaElement, rate: string): void {
  media.playbackRate = Number(rate)
  try {
    localStorage.setItem(RATE_KEY, rate)
  } catch {
    // Where nothing may be kept it lasts as long as the sound.
  }
}

function keptRate(): string {
  try {
    return parseRate(localStorage.getItem(RATE_KEY))
  } catch {
    return '1'
  }
}
