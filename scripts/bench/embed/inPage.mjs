// What runs in the measured pages. Each function is sent there as its text, and knows nothing of this file.

/** Notes when the play button of a place can be used. It looks into that place alone, which costs a page next to nothing. */
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

/** What a page has kept of long tasks, as the time beyond 50 ms, and of how far its parts have moved. */
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

/** From now on notes every sound that plays, also one outside of the page, and how long it is until the first does. */
export function watchPlay() {
  const seen = new Set()
  const bench = { seen, clickMs: performance.now(), playingMs: 0 }
  globalThis.bench = bench
  const note = (media) => {
    // Elements that hold a sound may say so by an event of the same name.
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

/** What `watchPlay` has seen until now. */
export function readPlay() {
  const { seen, clickMs, playingMs } = globalThis.bench
  const playing = [...seen].filter(({ paused }) => !paused)
  return {
    clickToPlayingMs: playingMs && playingMs - clickMs,
    playing: playing.length,
    timeMs: Math.max(0, ...playing.map(({ currentTime }) => 1000 * currentTime)),
  }
}
