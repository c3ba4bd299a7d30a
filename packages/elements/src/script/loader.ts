/** Loads the players of a page when one of them is wanted, and gives the click that wanted it on to it. */
const load = () => import('./elements.ts')
const wanted = (event: Event) => {
  // Also of one inside an open shadow root, whose events come as those of its host.
  const player = event.composedPath().find((node) => (node as Element).matches?.('voice-player:not(:defined)'))
  if (!player) return
  void load().then(() => event.type === 'click' && (player as HTMLElement & { play(): void }).play())
}
for (const type of ['pointerover', 'focusin', 'touchstart', 'click']) addEventListener(type, wanted, { passive: true })
// A player that a server has not written is seen only once it is loaded.
const near = new IntersectionObserver(
  (seen) => {
    if (seen.some((one) => one.isIntersecting)) void load()
  },
  { rootMargin: '300px' },
)
for (const player of document.querySelectorAll('voice-player')) if (!player.shadowRoot) near.observe(player)
