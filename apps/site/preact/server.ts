// Preact as `react-dom/server`, as far as the site uses it.
import type { Writable } from 'node:stream'
import { type ComponentChild, options } from 'preact'
import { renderToStringAsync } from 'preact-render-to-string'
import { ready } from './ready.ts'

// React's own, and no attribute of HTML.
const { vnode: before } = options
options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') delete (vnode.props as Record<string, unknown>)['suppressHydrationWarning']
  before?.(vnode)
}

interface RenderOptions {
  onAllReady: () => void
  onShellError: (error: unknown) => void
}

/** Renders a whole document, with everything that had to be loaded for it. */
export function renderToPipeableStream(page: ComponentChild, { onAllReady, onShellError }: RenderOptions) {
  let html = ''
  async function render(): Promise<void> {
    html = `<!DOCTYPE html>${await renderToStringAsync(ready(page))}`
    onAllReady()
  }
  render().catch(onShellError)
  return { pipe: (to: Writable) => to.end(html), abort() {} }
}
