/** Sandboxed page; its response policy separates it from the pages, cookies and storage of this server. */
const PLACE = '/docs/examples/edit.html'

/** Message from the framed page: ready for HTML, its content height, or an error. */
type Told = 'ready' | { readonly height: number } | { readonly problem: string }

const hasKey = (data: unknown, key: string) => typeof data === 'object' && data !== null && key in data

function isTold(data: unknown): data is Told {
  return data === 'ready' || hasKey(data, 'height') || hasKey(data, 'problem')
}

/** Browser prefix of errors in a page written by a script. */
const WRITTEN = /^Uncaught |Failed to execute 'write' on 'Document': /g

/** Maximum height in pixels; higher content scrolls. */
const HIGHEST = 2000

/**
 * Shows HTML as a page in a frame, with the theme of this page and the height of its content. `onProblem` receives the
 * first error in it. Returns a function that stops listening.
 */
export function showHtml(frame: HTMLIFrameElement, html: string, onProblem?: (problem: string) => void): () => void {
  // A sandboxed document has an opaque origin, so the target origin is `*`.
  const send = (message: object) =>
    frame.contentWindow?.postMessage({ ...message, theme: document.documentElement.dataset['theme'] ?? 'light' }, '*')
  let hasProblem = false
  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || !isTold(data)) return
    if (data === 'ready') send({ html })
    else if ('height' in data) frame.style.height = `${Math.min(HIGHEST, Math.ceil(data.height))}px`
    else if (!hasProblem) {
      hasProblem = true
      onProblem?.(data.problem.replace(WRITTEN, ''))
    }
  }
  addEventListener('message', onMessage)
  const themes = new MutationObserver(() => send({}))
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  frame.src = PLACE
  return () => {
    themes.disconnect()
    removeEventListener('message', onMessage)
  }
}
