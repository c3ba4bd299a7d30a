// Functions run in the measured pages. Each is serialized, so it must not use anything from this file.

/**
 * Records when the play button of a place becomes usable. It searches only that place, to keep its own cost negligible.
 */
export function watchReady({ place, selector }) {
  const find = (root) => {
    const found = root.querySelector(selector)
    if (found) return found
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const inside = shadowRoot && find(shadowRoot)
      if (inside) return inside
    }
    return null
  }
  const look = () => {
    const at = document.querySelectorAll('[data-place]')[place]
    const button = at && find(at)
    if (button && !button.disabled && button.offsetWidth > 0) globalThis.benchReadyMs = performance.now()
    else setTimeout(look, 10)
  }
  look()
}

/** Total blocking time (long tasks beyond 50 ms) and layout shift of a page. */
export async function readEntries() {
  const lists = ['longtask', 'layout-shift'].map(
    (type) =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
        setTimeout(() => resolve([]), 100)
      }),
  )
  const [tasks, shifts] = await Promise.all(lists)
  return {
    tbtMs: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    layoutShift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
  }
}

/** Records each media element that plays from now on, also outside the document, and the time to the first playback. */
export function watchPlay() {
  const seen = new Set()
  const bench = { seen, clickMs: performance.now(), playingMs: 0 }
  globalThis.bench = bench
  const note = (media) => {
    // Elements that contain a media element may dispatch an event of the same name.
    if (seen.has(media) || !(media instanceof HTMLMediaElement)) return
    seen.add(media)
    media.addEventListener('playing', ({ timeStamp }) => (bench.playingMs ||= timeStamp))
  }
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function noted(...args) {
    note(this)
    return play.apply(this, args)
  }
  document.addEventListener('play', ({ target }) => note(target), true)
}

/** Playback recorded by `watchPlay` so far. */
export function readPlay() {
  const { seen, clickMs, playingMs } = globalThis.bench
  const playing = [...seen].filter(({ paused }) => !paused)
  return {
    clickToPlayingMs: playingMs && playingMs - clickMs,
    playing: playing.length,
    timeMs: Math.max(0, ...playing.map(({ currentTime }) => 1000 * currentTime)),
  }
}
