// Preact as `react-dom/static`, as far as tests use it.
import { Readable } from 'node:stream'
import type { VNode } from 'preact'
import { renderToStringAsync } from 'preact-render-to-string'

export async function prerenderToNodeStream(page: VNode): Promise<{ prelude: Readable }> {
  return { prelude: Readable.from([await renderToStringAsync(page)]) }
}
