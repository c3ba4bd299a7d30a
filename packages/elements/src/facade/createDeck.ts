import { parseRate, RATE_KEY } from '@voice-rankings/playback'
import type { Track } from '@voice-rankings/playback'
import { adoptStyles } from '../element/adoptStyles.ts'
import { defaultBaseUrl } from '../element/defaultBaseUrl.ts'
import type { Deck } from './Deck.ts'
import type { FacadeElement } from './FacadeElement.ts'
import { freshen } from './freshen.ts'
import type { Panel } from './openPanel.ts'
import { readKept } from './kept.ts'
import { showSound } from './showSound.ts'
import type { SoundView } from './showSound.ts'
import styles from './sound.css?inline'
import { soundMessages } from './soundMessages.ts'
import { trackOf } from './trackOf.ts'

/** What words are made of, what More shows, and by what a voice is named. */
const OF_WORDS = /^(marks|text|language-code|highlight-target|gender)$/
const OF_MORE = /^(src|marks|highlight-target|href|voice-path|snippet-id|texts)$/
const OF_VOICE = /^(voice-path|snippet-id|base-url)$/

/** Works the sound of a player: in its turn among all others, as fast as the visitor likes, and with its words. */
export function createDeck(player: FacadeElement, root: ShadowRoot, media: HTMLAudioElement): Deck {
  const leave: (() => void)[] = []
  let panel: Panel | null = null
  let view: SoundView
  let track: Track | null = null
  let endWords: (() => void) | null = null
  /** Whether a sound that is still looked for is to play. */
  let isWanted = false

  const has = (name: string) => player.hasAttribute(name)
  const source = () => player.getAttribute('src') ?? ''

  /** Begins with the sound that the player has now. */
  function begin(): void {
    view = showSound(player, root, media)
    media.playbackRate = Number(parseRate(readKept(RATE_KEY)))
    media.addEventListener('play', onPlay)
    if (!media.paused) onPlay()
    if (has('resume')) void resume()
  }

  /** The sound among all others. */
  function join(): Track {
    if (track) return track
    track = trackOf(player, media)
    leave.push(track.retain())
    return track
  }

  function onPlay(): void {
    join()
    if (has('marks')) void deck.followWords()
  }

  async function resume(): Promise<void> {
    const of = source()
    const { resumeSound } = await import('./resumeSound.ts')
    if (!panel && of === source()) leave.push(resumeSound(join()))
  }

  /** Lets go of the sound as it is. */
  function part(): void {
    track = null
    leaveWords()
    media.removeEventListener('play', onPlay)
    view.end()
    for (const end of leave.splice(0)) end()
  }

  function leaveWords(): void {
    endWords?.()
    endWords = null
  }

  /** Stops the sound, of which the media element itself tells nobody once it has another or none. */
  function stop(): void {
    const isHeard = !media.paused && !media.error
    part()
    media.pause()
    if (isHeard) player.dispatchEvent(new CustomEvent('pause'))
  }

  /** Puts the sound that the player has now in the place of another. */
  function change(): void {
    // What was pressed before there was a sound.
    const isDue = source() !== '' && (isWanted || (!media.paused && !media.getAttribute('src')))
    stop()
    media.src = source()
    begin()
    if (isDue) void deck.play()
  }

  async function follow(started: Promise<void | string>): Promise<void> {
    const refusal = await started
    if (!refusal || refusal.startsWith('AbortError')) return
    // The start was one of a player without a sound, which it has by now.
    if (refusal.startsWith('NotSupported') && !media.error) return deck.play()
    if (isNamed() && !has('src')) {
      isWanted = true
      return
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
      isWanted = false
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
      const name = control.getAttribute('part')
      if (type === 'click' && name === 'play-button') void (media.paused || media.error ? deck.play() : media.pause())
      else if (type === 'click' && name === 'more')
        void import('./toggleFoot.ts').then((it) => it.toggleFoot(player, root, media, deck))
      else if (type === 'input' && name === 'seek') deck.seek(Number((control as HTMLInputElement).value) * 1000)
    },
    renew(name = 'texts', tree) {
      if (panel) return void (OF_VOICE.test(name) && deck.openFull())
      freshen(root, tree)
      if (source() === media.getAttribute('src')) view.renew()
      else change()
      if (OF_WORDS.test(name) && (endWords || !media.paused)) {
        leaveWords()
        if (has('marks')) void deck.followWords()
      }
      if (OF_MORE.test(name) && root.querySelector('[part=foot]'))
        void import('./toggleFoot.ts').then((it) => it.renewFoot(player, root, media, deck))
    },
    async openFull() {
      const { openPanel } = await import('./openPanel.ts')
      if (!panel) {
        part()
        // What nobody keeps is let go of a moment later; only then may another take it.
        await Promise.resolve()
      }
      const baseUrl = player.getAttribute('base-url') ?? defaultBaseUrl()
      const heard = panel ? null : media
      panel?.close()
      root.querySelector('.root')?.remove()
      panel = openPanel(player, root, { media: heard, baseUrl })
    },
    async followWords() {
      if (endWords) return
      let end: (() => void) | undefined
      const own = (endWords = () => end?.())
      const words = await import('./followWords.ts')
      if (endWords === own) end = words.followWords(player, root, join())
    },
    close() {
      if (panel) {
        panel.close()
        root.adoptedStyleSheets = []
        for (const sheet of root.querySelectorAll('style')) sheet.remove()
      } else stop()
      media.removeAttribute('src')
      media.load()
    },
  }
  adoptStyles(root, styles)
  begin()
  // It may have another since it was asked for.
  if (source() !== media.getAttribute('src')) change()
  return deck
}
