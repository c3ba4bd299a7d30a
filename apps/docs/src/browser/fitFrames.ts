/** Gives each framed example the height of its content and the theme of the page around it. */
export function fitFrames(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-example-frame]')) {
    const fit = () => {
      const root = frame.contentDocument?.documentElement
      const body = frame.contentDocument?.body
      if (!root || !body) return
      const follow = () => {
        root.style.colorScheme = document.documentElement.dataset['theme'] ?? 'light'
      }
      follow()
      new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ['data-theme'] })
      new ResizeObserver(() => {
        frame.style.height = `${Math.ceil(body.getBoundingClientRect().height) + 32}px`
      }).observe(body)
    }
    if (frame.contentDocument?.readyState === 'complete') fit()
    frame.addEventListener('load', fit)
  }
}
