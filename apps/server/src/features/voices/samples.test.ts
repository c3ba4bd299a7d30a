import { type CallOutput, SAMPLES_LIMIT, sampleKey, voiceSamples } from '@voice-rankings/contract'
import * as v from 'valibot'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'

const ANNA = 'flite/female/slt--anna'
const BERTA = 'flite/female/slt--berta'

onEachPlace('the samples of several voices', (place) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.catalogueDone
  })
  afterAll(() => server.close())

  const address = (paths: string) => `${server.url}${voiceSamples.path}?paths=${encodeURIComponent(paths)}`
  const ask = async (...paths: string[]) => {
    const { status, body, headers } = await call<CallOutput<typeof voiceSamples>>(address(paths.join(',')))
    expect([status, v.is(voiceSamples.response, body)]).toEqual([200, true])
    return { samples: body.samples, caching: headers.get('cache-control') }
  }
  const names = async (...paths: string[]) => (await ask(...paths)).samples.map((one) => one?.voice_name ?? null)

  it('contain what an idle small player shows of a voice, and nothing else', async () => {
    const [anna] = (await ask(ANNA)).samples
    expect(anna).toEqual({
      voice_name: 'Anna',
      voice_service: 'flite',
      voice_brief: expect.stringMatching(/^Flite( · [a-z]+)+$/),
      voice_gender: 'female',
      voice_speaker_id: 'slt--anna',
      voice_sample_url: `/${sampleKey('flite', 'slt--anna')}`,
      voice_sample_duration: expect.any(Number),
      voice_sample_peaks: expect.arrayContaining([expect.any(Number)]),
    })
  })

  it('are in the order of the paths, also when a path is repeated', async () => {
    expect(await names(BERTA, ANNA, BERTA)).toEqual(['Berta', 'Anna', 'Berta'])
  })

  it.each([
    'flite/female/slt--nobody',
    'flite/male/slt--anna',
    'flite/female',
    'flite/female/slt--anna/similar',
    'nothing',
    '',
    '%00/%2500/%',
  ])('are null for the path %j without a voice, and present for the path beside it', async (path) => {
    expect(await names(path, ANNA)).toEqual([null, 'Anna'])
  })

  it('are found by percent-encoded paths, and by a gender in any case', async () => {
    expect(await names('flite/Female/slt%2D%2Danna')).toEqual(['Anna'])
  })

  it(`are rejected for more than ${SAMPLES_LIMIT} voices`, async () => {
    expect(await names(...Array<string>(SAMPLES_LIMIT).fill(ANNA))).toHaveLength(SAMPLES_LIMIT)
    const { status, body } = await call(
      address(
        Array<string>(SAMPLES_LIMIT + 1)
          .fill(ANNA)
          .join(','),
      ),
    )
    expect([status, body.code, body.message]).toEqual([
      422,
      'invalid_fields',
      `paths: Name at most ${SAMPLES_LIMIT} voices in one call.`,
    ])
  })

  it('are rejected without paths', async () => {
    expect((await call(`${server.url}${voiceSamples.path}`)).body).toMatchObject({ code: 'invalid_fields' })
  })

  describe('are cached', () => {
    it('for a minute by any cache if each voice has its sample', async () => {
      expect((await ask(ANNA, BERTA)).caching).toBe('public, max-age=60, stale-while-revalidate=600')
    })

    it('by no cache if a voice does not exist or has no sample yet', async () => {
      expect((await ask(ANNA, 'flite/female/slt--nobody')).caching).toBe('private, no-cache')
      const database = await server.services.then((services) => services.database)
      const measure = (stamp: string | null) =>
        database.rows(sql`UPDATE voices SET measured_stamp = ${stamp} WHERE voice_name = 'Berta'`)
      await measure(null)
      const { samples, caching } = await ask(ANNA, BERTA)
      expect([samples[1]?.voice_sample_url, caching]).toEqual([null, 'private, no-cache'])
      await measure('again')
    })

    it('and an unchanged answer is a 304 with the same caching', async () => {
      const first = await fetch(address(ANNA))
      const etag = first.headers.get('etag') ?? ''
      expect(etag).not.toBe('')
      const again = await fetch(address(ANNA), { headers: { 'if-none-match': etag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(again.headers.get('cache-control')).toContain('max-age=60')
    })
  })

  it('are the same for every client, without cookies and for any origin', async () => {
    const { headers } = await fetch(address(ANNA), { headers: { origin: 'https://blog.example' } })
    expect([headers.get('set-cookie'), headers.get('access-control-allow-origin')]).toEqual([null, '*'])
  })

  it('are less than 1 kB for one voice', async () => {
    const body = await (await fetch(address(ANNA))).text()
    expect(body).toContain('Anna')
    expect(Buffer.byteLength(body)).toBeLessThan(1000)
  })
})
