/** Distance to the viewport at which an example starts loading. */
const NEAR = '200px'

/** Keeps the frame as high as its content, within its CSS limits, and in the theme of the page. */
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

/** Loads each framed example shortly before it scrolls into view. */
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
