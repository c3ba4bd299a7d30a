import type { Page } from '@playwright/test'

/** A page of somebody else's, of another origin than the server. */
export const HOST = 'http://localhost:4999'
export const SOUND = `${HOST}/sound.wav`

export interface HostPage {
  /** What stands in the head, before the script. */
  head?: string
  body?: string
  headers?: Record<string, string>
  doctype?: string
  /** Where the script stands; default: at the end of the head, as a module. */
  script?: (address: string) => string
}

export const PLAYER = `<voice-player src="${SOUND}" title="Owl" subtitle="A story" duration-ms="20000" peaks="0 50 100 50 20"></voice-player>`
export const moduleOf = (address: string) => `<script type="module" src="${address}"></script>`

/** Silence as a WAV file: 8-bit mono at 8 kHz. */
function silence(seconds: number): Buffer {
  const samples = seconds * 8000
  const file = Buffer.alloc(44 + samples, 128)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(36 + samples, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(8000, 24)
  file.writeUInt32LE(8000, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(samples, 40)
  return file
}

/** Opens a host's page that names the script of a server. Nothing but the page and its sound comes from the host. */
export async function openHostPage(page: Page, script: string, host: HostPage = {}): Promise<void> {
  const { head = '', body = '', headers = {}, doctype = '<!doctype html>', script: place = moduleOf } = host
  const html = `${doctype}<html lang="en"><head><meta charset="utf-8"><title>Host</title>${head}${place(script)}</head><body>
    <p id="host">The page of somebody else.</p><div id="slot">${body || PLAYER}</div></body></html>`
  await page.route(`${HOST}/**`, (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/sound.wav') return route.fulfill({ body: silence(20), contentType: 'audio/wav' })
    if (path !== '/') return route.fulfill({ status: 404, body: '' })
    return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8', headers })
  })
  // A page that nobody serves may not ask this machine for anything; what it asks the server for is asked on its behalf.
  if (script.startsWith('http:')) {
    await page.route(`${new URL(script).origin}/**`, async (route) => {
      const response = await route.fetch().catch(() => null)
      await (response ? route.fulfill({ response }) : route.abort())
    })
  }
  await page.goto(`${HOST}/`)
}
