/** How near an example must come to what is seen before it is asked for. */
const NEAR = '200px'

/** Gives the frame the height of its content, within what its styles allow, and the theme of the page around it. */
function fit(frame: HTMLIFrameElement): void {
  const root = frame.contentDocument?.documentElement
  const body = frame.contentDocument?.body
  if (!root || !body) return
  const follow = () => {
    root.style.colorScheme = document.documentElement.dataset['theme'] ?? 'light'
  }
  follow()
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  new ResizeObserver(() => {
    const { marginTop, marginBottom } = getComputedStyle(body)
    const heightPx =
      body.getBoundingClientRect().height + Number.parseFloat(marginTop) + Number.parseFloat(marginBottom)
    frame.style.height = `${Math.ceil(heightPx)}px`
  }).observe(body)
}

/** Loads each framed example when it is about to be seen. */
export function showFrames(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLIFrameElement)) continue
        seen.unobserve(target)
        target.addEventListener('load', () => fit(target))
        target.src = target.dataset['src'] ?? ''
      }
    },
    { rootMargin: NEAR },
  )
  for (const frame of document.querySelectorAll('[data-example-frame]')) seen.observe(frame)
}
