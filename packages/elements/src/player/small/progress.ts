/** Played part of the waveform. */
export interface Progress {
  /** Updates to a position in milliseconds and a speed; 0 when paused. */
  show(timeMs: number, rate: number): void
  /** Removes it. */
  end(): void
}

/** Maximum drift between animation and sound before a correction, in milliseconds. */
const DRIFT_MS = 80

/** Reveals a copy of the waveform with two opposite transform animations, which run off the main thread. */
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
  // Steps of one pixel: finer ones would be drawn more often without being visible. The player may be shown or resized
  // during playback. Without ResizeObserver the animation is continuous.
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
      // With reduced motion, the waveform moves in steps.
      const isStill = rate === 0 || motion?.matches === true
      for (const animation of animations) {
        if (isStill) animation.pause()
        if (isStill || Math.abs(Number(animation.currentTime) - timeMs) > DRIFT_MS) animation.currentTime = timeMs
        if (isStill) continue
        // Setting an unchanged value would redraw it.
        if (animation.playbackRate !== rate) animation.playbackRate = rate
        if (animation.playState !== 'running') animation.play()
      }
    },
    end() {
      // The document retains an animation and its nodes until it is cancelled.
      for (const animation of animations) animation.cancel()
      window.remove()
    },
  }
}
