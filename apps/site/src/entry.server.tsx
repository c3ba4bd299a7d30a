import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { NonceProvider } from './NonceProvider.tsx'
import { nonceContext } from './siteContext.ts'

/** Longest time a page may stream, in milliseconds. */
export const streamTimeout = 5_000

/** Renders a page to a stream. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers })
  const nonce = context.get(nonceContext)
  const waitForAll = isbot(request.headers.get('user-agent') ?? '')

  return new Promise((resolve, reject) => {
    let answered = false
    const answer = () => {
      answered = true
      const body = new PassThrough()
      body.once('close', () => clearTimeout(timer))
      pipe(body)
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceProvider>,
      {
        nonce,
        ...(waitForAll ? { onAllReady: answer } : { onShellReady: answer }),
        onShellError: reject,
        onError(error) {
          // Before the first byte the error rejects the answer and is logged there.
          if (answered) console.error(error)
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout + 1000)
  })
}
