/** Loads the players of a page when one of them is used, and forwards the click to it. */
const load = () => import('./elements.ts')
const wanted = (event: Event) => {
  // Includes players in open shadow roots, whose events are retargeted to their host.
  const player = event.composedPath().find((node) => (node as Element).matches?.('voice-player:not(:defined)'))
  if (!player) return
  void load().then(() => event.type === 'click' && (player as HTMLElement & { play(): void }).play())
}
for (const type of ['pointerover', 'focusin', 'touchstart', 'click']) addEventListener(type, wanted, { passive: true })
// A player that is not server-rendered is visible only once it has loaded.
const near = new IntersectionObserver(
  (seen) => {
    if (seen.some((one) => one.isIntersecting)) void load()
  },
  { rootMargin: '300px' },
)
for (const player of document.querySelectorAll('voice-player')) if (!player.shadowRoot) near.observe(player)
