import { formatTime } from '@voice-rankings/playback'
import { buildTree } from './buildTree.ts'
import { createProgress } from './progress.ts'
import type { Progress } from './progress.ts'
import type { FacadeElement } from './FacadeElement.ts'

const TYPES = ['playing', 'pause', 'ended', 'waiting', 'seeked', 'ratechange', 'durationchange', 'timeupdate', 'error']
/** How rarely a screen reader is told the time while the sound plays, in seconds. */
const ANNOUNCE_EVERY_S = 5

/** What a player shows of its sound. */
export interface SoundView {
  /** Says what went wrong; nothing for an empty text. */
  tell(problem: string): void
  end(): void
}

/** Shows in a player what its sound does, and tells the page by events. */
export function showSound(player: FacadeElement, root: ShadowRoot, media: HTMLAudioElement): SoundView {
  const { texts } = player
  const part = <T extends Element = HTMLElement>(name: string) => root.querySelector<T>(`[part=${name}]`)
  const name = player.getAttribute('title') || texts.untitled
  const clock = part('time')
  const seek = part<HTMLInputElement>('seek')
  let progress: Progress | null = null
  let isTold = !media.paused

  function tell(problem: string): void {
    part('problem')?.remove()
    if (problem)
      part('player')?.append(buildTree(player.ownerDocument, ['p', { part: 'problem', role: 'alert' }, problem]))
  }

  function statusNow(): string {
    if (media.error) return 'error'
    if (media.ended) return 'ended'
    if (media.paused) return 'paused'
    return media.readyState < media.HAVE_FUTURE_DATA ? 'loading' : 'playing'
  }

  function show({ type }: { type: string }): void {
    const { currentTime: time, duration, paused } = media
    const status = statusNow()
    part('player')?.setAttribute('data-status', status)
    // One that failed to start is not paused by its own account.
    const isSilent = paused || media.error !== null
    part('play-button')?.setAttribute('aria-label', isSilent ? texts.play(name) : texts.pause(name))
    if (type === 'error') tell(texts.failed)
    if (type === 'playing') tell('')
    if (Number.isFinite(duration)) showTime(time, duration, status)
    if (type === 'playing' && !isTold) announce('play')
    else if (type === 'ended' || (type === 'pause' && !media.ended)) announce(type)
  }

  function showTime(time: number, duration: number, status: string): void {
    const times = [formatTime(time * 1000), formatTime(duration * 1000)] as const
    if (clock && clock.textContent !== times.join(' / ')) clock.textContent = times.join(' / ')
    if (seek) {
      seek.disabled = false
      seek.max = String(duration)
      seek.value = String(time)
      const isDue = status !== 'playing' || Math.floor(time) % ANNOUNCE_EVERY_S === 0
      if (isDue) seek.setAttribute('aria-valuetext', texts.position(...times))
    }
    if (status === 'playing') progress ??= createProgress(root, duration * 1000)
    progress?.show(time * 1000, status === 'playing' ? media.playbackRate : 0)
  }

  function announce(type: string): void {
    isTold = type === 'play'
    player.dispatchEvent(new CustomEvent(type))
  }

  for (const type of TYPES) media.addEventListener(type, show)
  if (!media.paused) {
    isTold = false
    show({ type: media.readyState < media.HAVE_FUTURE_DATA ? 'waiting' : 'playing' })
  } else if (media.currentTime > 0) show({ type: 'seeked' })
  return {
    tell,
    end() {
      for (const type of TYPES) media.removeEventListener(type, show)
    },
  }
}
