// Preact as `react-dom/server`, as far as the site uses it.
import type { Writable } from 'node:stream'
import { type ComponentChild, options, type VNode } from 'preact'
import { renderToStringAsync } from 'preact-render-to-string'
import { HELD } from '../src/loadAfterPaint.ts'
import { ready } from './ready.ts'

const { vnode: before } = options
options.vnode = (vnode) => {
  const props = vnode.props as Record<string, unknown>
  // React's own, and no attribute of HTML.
  if (typeof vnode.type === 'string') delete props['suppressHydrationWarning']
  if (loadsScripts(vnode)) hold(vnode)
  before?.(vnode)
}

const loadsScripts = ({ type, props }: VNode<{ rel?: string; type?: string }>) =>
  (type === 'link' && props.rel === 'modulepreload') || (type === 'script' && props.type === 'module')

/** A page can be read without its scripts, so these wait in templates until it is painted, and then let fonts go first. */
function hold(vnode: VNode): void {
  const held = { ...vnode, props: { ...vnode.props, fetchpriority: 'low' } }
  Object.assign(vnode, { type: 'template', props: { [HELD]: '', children: held } })
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
