import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'

/** Renders on the server and waits for lazy content. Throws render errors. */
export async function renderWhole(page: ReactNode): Promise<string> {
  const thrown: unknown[] = []
  const { prelude } = await prerenderToNodeStream(page, {
    onError: (error) => void thrown.push(error),
    // Large parts would otherwise be streamed after the page, with a script that moves them into place.
    progressiveChunkSize: Infinity,
  })
  const html = await text(prelude)
  if (thrown.length > 0) throw thrown[0]
  return html
}
