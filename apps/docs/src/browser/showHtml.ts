/** Shut off from this server's pages, cookies and storage: see the policy of its answer. */
const PLACE = '/docs/examples/edit.html'

interface Told {
  height: number
}

const isTold = (data: unknown): data is Told =>
  typeof data === 'object' && data !== null && 'height' in data && typeof data.height === 'number'

/** Shows HTML in a frame, as the page it would be, in the theme of this one and as high as it is. Returns how to end that. */
export function showHtml(frame: HTMLIFrameElement, html: string): () => void {
  const send = () => {
    const theme = document.documentElement.dataset['theme'] ?? 'light'
    // A document that is shut off has no origin to name.
    frame.contentWindow?.postMessage({ html, theme }, '*')
  }
  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow) return
    if (data === 'ready') send()
    else if (isTold(data)) frame.style.height = `${Math.min(2000, Math.ceil(data.height))}px`
  }
  addEventListener('message', onMessage)
  const reload = () => {
    frame.src = PLACE
  }
  const themes = new MutationObserver(reload)
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  reload()
  return () => {
    themes.disconnect()
    removeEventListener('message', onMessage)
  }
}
