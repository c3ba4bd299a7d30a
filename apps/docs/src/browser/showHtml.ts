/** Shut off from this server's pages, cookies and storage: see the policy of its answer. */
const PLACE = '/docs/examples/edit.html'

/** What the page in the frame tells: that it waits for HTML, how high that is, or what went wrong in it. */
type Told = 'ready' | { readonly height: number } | { readonly problem: string }

const hasKey = (data: unknown, key: string) => typeof data === 'object' && data !== null && key in data

function isTold(data: unknown): data is Told {
  return data === 'ready' || hasKey(data, 'height') || hasKey(data, 'problem')
}

/** What a browser says before an error of a page that was written by a script. */
const WRITTEN = /^Uncaught |Failed to execute 'write' on 'Document': /g

/** Higher than that a frame scrolls, in pixels. */
const HIGHEST = 2000

/**
 * Shows HTML in a frame, as the page it would be, in the theme of this one and as high as it is. `onProblem` is told of the first
 * error in it. Returns how to end that.
 */
export function showHtml(frame: HTMLIFrameElement, html: string, onProblem?: (problem: string) => void): () => void {
  // A document that is shut off has no origin to name.
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
