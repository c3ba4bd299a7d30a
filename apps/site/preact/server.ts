// Preact as `react-dom/server`, as far as the site uses it.
import type { Writable } from 'node:stream'
import { type ComponentChild, options } from 'preact'
import { renderToStringAsync } from 'preact-render-to-string'
import { ready } from './ready.ts'

const { vnode: before } = options
options.vnode = (vnode) => {
  const props = vnode.props as Record<string, unknown>
  // React's own, and no attribute of HTML.
  if (typeof vnode.type === 'string') delete props['suppressHydrationWarning']
  // A page can be read without its scripts, so its styles and fonts go first. The router has no word for it.
  if (vnode.type === 'link' && props['rel'] === 'modulepreload') props['fetchpriority'] = 'low'
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
