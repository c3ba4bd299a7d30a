import { parseRate, RATE_KEY } from '@voice-rankings/playback'
import { adoptStyles } from '../../element/adoptStyles.ts'
import type { PlayerController } from './PlayerController.ts'
import type { SmallPlayer } from './SmallPlayer.ts'
import { renewTree } from './renewTree.ts'
import type { FullPanel } from '../full/openFull.ts'
import { followSound } from '../followSound.ts'
import { drawFirst } from './drawFirst.ts'
import { filledOf } from './filledOf.ts'
import { readStored } from './safeStorage.ts'
import { isSounding, showTrack } from './showTrack.ts'
import type { SoundView } from './showTrack.ts'
import styles from './sound.css?inline'
import { trackOf } from './trackOf.ts'

/** Attributes that affect the words, and those that affect the More panel. */
const OF_WORDS = /^(marks|text|language-code|highlight-target|gender)$/
const OF_MORE = /^(src|marks|highlight-target|href|voice-path|snippet-id|texts)$/

/** Creates the controller of a player's sound: exclusive playback, the visitor's speed, and word highlighting. */
export function createController(player: SmallPlayer, root: ShadowRoot, media: HTMLAudioElement): PlayerController {
  let leave: (() => void)[] = []
  let panel: FullPanel | undefined
  let view: SoundView
  const track = trackOf(player, media)
  const sound = followSound(player)
  let endWords: (() => void) | null = null
  /** True if playback was requested while the sound is still being looked up. */
  let isWanted = false
  const startedWith = media.src
  const release = track.retain()

  const has = (name: string) => player.hasAttribute(name)
  const source = () => player.getAttribute('src') ?? ''
  const isHeard = () => isSounding(track.getState().status)

  /** Attaches to the current sound. */
  function begin(): void {
    leave = [track.subscribe(onChange)]
    track.adjust({ rate: Number(parseRate(readStored(RATE_KEY))) })
    view = showTrack(player, root, track)
    // Without an address, the voice is still being looked up.
    if (source()) sound.follow(track, filledOf(player).marks)
    if (has('resume')) void resume()
  }

  function onChange(): void {
    if (isHeard() && has('marks')) void controller.followWords()
  }

  async function resume(): Promise<void> {
    const of = source()
    const { resumeSound } = await import('./resumeSound.ts')
    if (!panel && of === source()) leave.push(resumeSound(track))
  }

  /** Detaches from the sound without stopping it. */
  function part(): void {
    leaveWords()
    view.end()
    for (const end of leave) end()
  }

  function leaveWords(): void {
    endWords?.()
    endWords = null
  }

  /** Stops the sound. A media element fires no event when its source is replaced or removed. */
  function stop(): void {
    part()
    sound.follow(null)
    media.pause()
    track.destroy()
  }

  /** Switches to the player's new sound. */
  function change(): void {
    // Playback was requested before the sound was known.
    const isDue = source() !== '' && (isWanted || (!media.paused && !media.getAttribute('src')))
    stop()
    media.src = source()
    begin()
    if (isDue) void controller.play()
  }

  /** Removes one player before the other is rendered, since its styles would affect it. */
  function clear(): void {
    for (const node of root.querySelectorAll('style, link, .root, slot')) node.remove()
    root.adoptedStyleSheets = []
  }

  const controller: PlayerController = {
    get isFull() {
      return panel !== undefined
    },
    get currentTimeMs() {
      return sound.currentTimeMs
    },
    play(started) {
      if (panel) return sound.play()
      // The voice has not been found yet.
      isWanted = player.matches('[voice-path],[snippet-id]') && !has('src')
      return isWanted ? Promise.resolve() : track.play(media.src === startedWith ? started : undefined)
    },
    pause() {
      isWanted = false
      if (panel) sound.pause()
      else track.pause()
    },
    seek: sound.seek,
    act(type, control) {
      if (type === 'full') return void controller.openFull().catch(console.error)
      const name = control.getAttribute('part')
      if (type === 'click' && name === 'play-button') void (isHeard() ? controller.pause() : controller.play())
      else if (type === 'click' && name === 'more')
        void import('./toggleFoot.ts').then((it) => it.toggleFoot(player, root, media, controller))
      else if (type === 'input' && name === 'seek') controller.seek(Number((control as HTMLInputElement).value) * 1000)
    },
    renew(name = 'texts', tree) {
      if (panel) return
      renewTree(root, tree)
      if (source() === media.getAttribute('src')) view.renew()
      else change()
      if (OF_WORDS.test(name) && (endWords || isHeard())) {
        leaveWords()
        if (has('marks')) void controller.followWords()
      }
      if (OF_MORE.test(name) && root.querySelector('[part=foot]'))
        void import('./toggleFoot.ts').then((it) => it.renewFoot(player, root, media, controller))
    },
    async openFull() {
      const { openFull } = await import('../full/openFull.ts')
      if (panel) return
      part()
      // An unplayed sound is not loaded.
      const isTouched = !media.paused || media.currentTime > 0
      clear()
      panel = openFull(player, root, isTouched ? media : undefined)
    },
    async followWords() {
      if (endWords) return
      let end: (() => void) | undefined
      const own = (endWords = () => end?.())
      const words = await import('./followWords.ts')
      const isOn = () => endWords === own
      if (isOn()) end = words.followWords(player, root, track, (marks) => isOn() && sound.follow(track, marks))
    },
    close() {
      if (panel) {
        panel.close()
        clear()
      } else stop()
      release()
      media.pause()
      media.removeAttribute('src')
      media.load()
    },
  }
  adoptStyles(root, styles)
  drawFirst(player)
  begin()
  // The source may have changed while this code was loading.
  if (source() !== media.getAttribute('src')) change()
  return controller
}
