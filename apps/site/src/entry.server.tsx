import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { holdScripts } from '../../../scripts/pages/holdScripts.mjs'
import { LanguageProvider } from './languages/LanguageProvider.tsx'
import { loadTexts } from './languages/siteTexts.ts'
import { languageContext } from './languages/withLanguage.ts'
import { NonceProvider } from './NonceProvider.tsx'
import { nonceContext } from './siteContext.ts'

/** Timeout for the data of a page, in milliseconds. */
export const streamTimeout = 5_000

/** Renders a page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const language = context.get(languageContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', language)
  headers.append('Vary', 'Cookie, Accept-Language')
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers })
  const nonce = context.get(nonceContext)
  await loadTexts(language)

  return new Promise((resolve, reject) => {
    const answer = async () => {
      clearTimeout(timer)
      const body = new PassThrough()
      pipe(body)
      return new Response(holdScripts(await text(body)), { status, headers })
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <LanguageProvider value={language}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </LanguageProvider>
      </NonceProvider>,
      {
        nonce,
        // Sends the complete page in document order, so it is readable without scripts: its data is loaded, and lazy
        // parts load quickly.
        onAllReady: () => resolve(answer()),
        progressiveChunkSize: Infinity,
        onShellError: reject,
        onError: console.error,
      },
    )
    const timer = setTimeout(abort, streamTimeout + 1000)
  })
}
