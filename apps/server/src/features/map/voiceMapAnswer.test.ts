import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { startTestServer } from '../../testing/startTestServer.ts'

onEachPlace('asking for the map over HTTP', (place) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.catalogueDone
  })
  afterAll(() => server.close())
  const ask = (etag?: string) =>
    fetch(`${server.url}/api/v1/voice/map`, etag === undefined ? {} : { headers: { 'if-none-match': etag } })

  it('answers 304 to a matching ETag', async () => {
    const first = await ask()
    const etag = first.headers.get('etag') ?? ''
    expect(first.status).toBe(200)
    expect(etag).toMatch(/^W\/".+"$/)
    const again = await ask(etag)
    expect(again.status).toBe(304)
    expect(again.headers.get('cache-control')).toBe('private, no-cache')
    expect(await again.text()).toBe('')
    expect((await ask('"another"')).status).toBe(200)
  })
})
