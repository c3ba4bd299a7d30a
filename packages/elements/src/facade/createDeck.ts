import { parseRate, RATE_KEY } from '@voice-rankings/playback'
import type { Track } from '@voice-rankings/playback'
import { adoptStyles } from '../element/adoptStyles.ts'
import { defaultBaseUrl } from '../element/defaultBaseUrl.ts'
import type { Deck } from './Deck.ts'
import type { FacadeElement } from './FacadeElement.ts'
import type { Panel } from './openPanel.ts'
import { readKept } from './kept.ts'
import { showSound } from './showSound.ts'
import styles from './sound.css?inline'
import { soundMessages } from './soundMessages.ts'
import { trackOf } from './trackOf.ts'

/** Works the sound of a player: in its turn among all others, as fast as the visitor likes, and with its words. */
export function createDeck(player: FacadeElement, root: ShadowRoot, media: HTMLAudioElement): Deck {
  const leave: (() => void)[] = []
  let panel: Panel | null = null
  let view = showSound(player, root, media)
  let track: Track | null = null
  let hasWords = false
  /** Whether a sound that is still looked for is to play. */
  let isWanted = false

  /** The sound among all others. */
  function join(): Track {
    if (track) return track
    track = trackOf(player, media)
    leave.push(track.retain())
    return track
  }

  function onPlay(): void {
    join()
    if (player.hasAttribute('marks')) void deck.followWords()
  }

  async function resume(): Promise<void> {
    const { resumeSound } = await import('./resumeSound.ts')
    if (!panel) leave.push(resumeSound(join()))
  }

  /** Lets go of the sound as it is. */
  function part(): void {
    track = null
    hasWords = false
    media.removeEventListener('play', onPlay)
    view.end()
    for (const end of leave.splice(0)) end()
  }

  async function follow(started: Promise<void | string>): Promise<void> {
    const refusal = await started
    if (!refusal || refusal.startsWith('AbortError')) return
    // The start was one of a player without a sound, which it has by now.
    if (refusal.startsWith('NotSupported') && !media.error) return deck.play()
    if (isNamed() && !player.hasAttribute('src')) {
      isWanted = true
      await new Promise((resolve) => new MutationObserver(resolve).observe(player, { attributeFilter: ['src'] }))
      return isWanted ? player.play() : undefined
    }
    const texts = { ...soundMessages, ...player.texts }
    view.tell(refusal.startsWith('NotAllowed') ? texts.blocked : texts.failed)
  }

  /** Whether the sound is one of the catalogue, which may not have been found yet. */
  const isNamed = () => player.matches('[voice-path],[snippet-id]')

  const deck: Deck = {
    get isFull() {
      return panel !== null
    },
    get currentTimeMs() {
      return panel?.currentTimeMs ?? media.currentTime * 1000
    },
    play(started) {
      if (panel) return panel.play()
      if (media.error && !started) media.load()
      return follow(started ?? media.play().catch(String))
    },
    pause() {
      isWanted = false
      const sound = panel ?? media
      sound.pause()
    },
    seek(timeMs) {
      if (panel) panel.seek(timeMs)
      else media.currentTime = timeMs / 1000
    },
    act(type, control) {
      const name = control?.getAttribute('part')
      if (type === 'build') {
        view.end()
        view = showSound(player, root, media)
      } else if (type === 'click' && name === 'play-button')
        void (media.paused || media.error ? deck.play() : media.pause())
      else if (type === 'click' && name === 'more')
        void import('./toggleFoot.ts').then((it) => it.toggleFoot(player, root, media, deck))
      else if (type === 'input' && name === 'seek') deck.seek(Number((control as HTMLInputElement).value) * 1000)
    },
    async openFull() {
      const { openPanel } = await import('./openPanel.ts')
      part()
      // What nobody keeps is let go of a moment later; only then may another take it.
      await Promise.resolve()
      root.querySelector('.root')?.remove()
      panel = openPanel(player, root, { media, baseUrl: player.getAttribute('base-url') ?? defaultBaseUrl() })
    },
    async followWords() {
      if (hasWords) return
      hasWords = true
      const words = await import('./followWords.ts')
      if (hasWords) leave.push(words.followWords(player, root, join()))
    },
    close() {
      part()
      if (panel) return panel.close()
      media.pause()
      media.removeAttribute('src')
      media.load()
    },
  }
  adoptStyles(root, styles)
  media.playbackRate = Number(parseRate(readKept(RATE_KEY)))
  media.addEventListener('play', onPlay)
  if (!media.paused) onPlay()
  if (player.hasAttribute('resume')) void resume()
  return deck
}
