import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { samplesAt } from '../../scripts/bench/embed/samplesAt.mjs'
import { silence } from '../../scripts/silence.mjs'

export interface HostPage {
  /** HTML in the head, before the script. */
  head?: string
  body?: string
  headers?: Record<string, string>
  doctype?: string
  /** True to serve the page as XML. */
  isXhtml?: boolean
  /** Script tag; by default a module at the end of the head. */
  script?: (address: string) => string
}

export interface HostSite {
  readonly url: string
  readonly sound: string
  /** Address of a page. `HOST` in the page is replaced with the host's address. */
  show(page: HostPage): string
  close(): Promise<void>
}

export const PLAYER = `<voice-player src="HOST/sound.wav" title="Owl" subtitle="A story" duration-ms="20000" peaks="0 50 100 50 20"></voice-player>`
export const moduleOf = (address: string) => `<script type="module" src="${address}"></script>`

interface Answer {
  body: string | Buffer
  headers: Record<string, string>
  status?: number
}

/** Sound from a requested byte offset. Without range support, a browser would restart the sound instead of seeking. */
function soundFrom(sound: Buffer, range: string): Answer {
  const headers = { 'content-type': 'audio/wav', 'accept-ranges': 'bytes' }
  const [, start] = /^bytes=(\d+)-/.exec(range) ?? []
  if (start === undefined) return { body: sound, headers }
  const place = `bytes ${start}-${sound.length - 1}/${sound.length}`
  return { body: sound.subarray(Number(start)), headers: { ...headers, 'content-range': place }, status: 206 }
}

/** Path of a second copy of the scripts, as another version. */
export const OTHER_VERSION = '/other/'

/** Starts a third-party site, on another origin than the voice server. */
export async function startHost(server: string): Promise<HostSite> {
  const sound = silence(20)
  const pages: HostPage[] = []

  async function answer(path: string, range = ''): Promise<Answer | null> {
    if (path === '/favicon.ico') return { body: '', headers: { 'content-type': 'image/x-icon' } }
    if (path === '/sound.wav') return soundFrom(sound, range)
    if (path.startsWith('/api/v1/voice/samples?')) {
      const paths = new URL(path, url).searchParams.get('paths') ?? ''
      const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
      return { body: JSON.stringify(samplesAt(paths)), headers }
    }
    if (path.startsWith(OTHER_VERSION)) {
      const file = await fetch(`${server}/embed/v1/${path.slice(OTHER_VERSION.length)}`)
      const body = (await file.text()).replaceAll(/\b\d+\.\d+\.\d+\b/g, '0.0.1')
      return { body, headers: { 'content-type': 'text/javascript' } }
    }
    const [, number, bare] = /^\/page\/(\d+)(\/bare)?$/.exec(path) ?? []
    const page = pages[Number(number)]
    if (!page) return null
    const { head = '', body = PLAYER, headers = {}, doctype = '<!doctype html>', script = moduleOf, isXhtml } = page
    const scripts = bare ? '' : script(`${server}/embed/v1/elements.js`)
    const html = `${doctype}<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta charset="utf-8"/><title>Host</title>${head}${scripts}</head><body>
      <p id="host">The page of somebody else.</p><div id="slot">${body}</div></body></html>`
    return {
      body: html.replaceAll('HOST/', `${url}/`),
      headers: { ...headers, 'content-type': `${isXhtml ? 'application/xhtml+xml' : 'text/html'}; charset=utf-8` },
    }
  }

  const site = createServer((request, response) => {
    void answer(request.url ?? '', request.headers.range).then((found) => {
      if (!found) return response.writeHead(404).end()
      const { body, headers, status = 200 } = found
      return response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
    })
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const url = `http://localhost:${(site.address() as AddressInfo).port}`
  return {
    url,
    sound: `${url}/sound.wav`,
    show: (page) => `${url}/page/${pages.push(page) - 1}`,
    async close() {
      site.closeAllConnections()
      site.close()
      await once(site, 'close')
    },
  }
}
