/** The part of the waveform that was heard. */
export interface Progress {
  /** Where the sound stands in milliseconds, and how fast it goes on; 0 at rest. */
  show(timeMs: number, rate: number): void
  /** Removes it. */
  end(): void
}

/** How far the picture may be from the sound before it is set right, in milliseconds. */
const DRIFT_MS = 80

/**
 * Lays a copy of the waveform over it and uncovers it by two transforms in opposite directions, which move without the main
 * thread.
 */
export function createProgress(player: ShadowRoot, durationMs: number): Progress {
  const rest = player.querySelector('[part=waveform]')
  const page = player.ownerDocument
  const window = page.createElement('div')
  const inside = window.appendChild(page.createElement('div'))
  window.setAttribute('part', 'waveform-heard')
  if (rest) {
    inside.append(rest.cloneNode(true))
    rest.after(window)
  }
  const options = { duration: durationMs, fill: 'both' } as const
  const animations = [
    window.animate({ transform: ['translateX(-100%)', 'none'] }, options),
    inside.animate({ transform: ['translateX(100%)', 'none'] }, options),
  ]
  for (const animation of animations) animation.pause()
  // By pixels: finer than the screen can show it would only be drawn more often. A player may be shown, or made wider, as it plays.
  // A page that has taken observers away sees it moved more finely.
  if (rest && typeof ResizeObserver === 'function') {
    const observer = new ResizeObserver(([seen]) => {
      const pixels = Math.round((seen?.contentRect.width ?? 0) * devicePixelRatio)
      for (const { effect } of animations) effect?.updateTiming({ easing: pixels > 1 ? `steps(${pixels})` : 'linear' })
    })
    observer.observe(rest)
  }
  const motion = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)')
  return {
    show(timeMs, rate) {
      // Where motion is not wanted it steps.
      const isStill = rate === 0 || motion?.matches === true
      for (const animation of animations) {
        if (isStill) animation.pause()
        if (isStill || Math.abs(Number(animation.currentTime) - timeMs) > DRIFT_MS) animation.currentTime = timeMs
        if (isStill) continue
        // Told anew what it does already, it would be drawn anew.
        if (animation.playbackRate !== rate) animation.playbackRate = rate
        if (animation.playState !== 'running') animation.play()
      }
    },
    end() {
      // The document keeps an animation, and with it the nodes it moves, until it is cancelled.
      for (const animation of animations) animation.cancel()
      window.remove()
    },
  }
}
