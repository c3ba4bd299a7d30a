import { parseRate, RATE_KEY } from '@voice-rankings/playback'
import { adoptStyles } from '../../element/adoptStyles.ts'
import type { PlayerController } from './PlayerController.ts'
import type { SmallPlayer } from './SmallPlayer.ts'
import { renewTree } from './renewTree.ts'
import type { FullPanel } from '../full/openFull.ts'
import { followSound } from '../followSound.ts'
import { filledOf } from './filledOf.ts'
import { readStored } from './safeStorage.ts'
import { isSounding, showTrack } from './showTrack.ts'
import type { SoundView } from './showTrack.ts'
import styles from './sound.css?inline'
import { trackOf } from './trackOf.ts'

/** What words are made of, and what More shows. */
const OF_WORDS = /^(marks|text|language-code|highlight-target|gender)$/
const OF_MORE = /^(src|marks|highlight-target|href|voice-path|snippet-id|texts)$/

/** Works the sound of a player: in its turn among all others, as fast as the visitor likes, and with its words. */
export function createController(player: SmallPlayer, root: ShadowRoot, media: HTMLAudioElement): PlayerController {
  let leave: (() => void)[] = []
  let panel: FullPanel | undefined
  let view: SoundView
  const track = trackOf(player, media)
  const sound = followSound(player)
  let endWords: (() => void) | null = null
  /** Whether a sound that is still looked for is to play. */
  let isWanted = false
  const startedWith = media.src
  const release = track.retain()

  const has = (name: string) => player.hasAttribute(name)
  const source = () => player.getAttribute('src') ?? ''
  const isHeard = () => isSounding(track.getState().status)

  /** Begins with the sound that the player has now. */
  function begin(): void {
    leave = [track.subscribe(onChange)]
    track.adjust({ rate: Number(parseRate(readStored(RATE_KEY))) })
    view = showTrack(player, root, track)
    // Without an address it is looked for.
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

  /** Lets go of the sound as it is. */
  function part(): void {
    leaveWords()
    view.end()
    for (const end of leave) end()
  }

  function leaveWords(): void {
    endWords?.()
    endWords = null
  }

  /** Stops the sound, of which the media element itself tells nobody once it has another or none. */
  function stop(): void {
    part()
    sound.follow(null)
    media.pause()
    track.destroy()
  }

  /** Puts the sound that the player has now in the place of another. */
  function change(): void {
    // What was pressed before there was a sound.
    const isDue = source() !== '' && (isWanted || (!media.paused && !media.getAttribute('src')))
    stop()
    media.src = source()
    begin()
    if (isDue) void controller.play()
  }

  /** Takes out one player for the other, whose rules would reach into it. */
  function clear(): void {
    for (const node of root.querySelectorAll('style, link, .root')) node.remove()
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
      // A voice that has not been found yet.
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
      // One that nobody has played is not asked for.
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
  begin()
  // It may have another since it was asked for.
  if (source() !== media.getAttribute('src')) change()
  return controller
}
