import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { createSharers } from '../shares/testing/createSharers.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { startTestServer } from '../../testing/startTestServer.ts'

onEachPlace('a playlist in pages of other sites', (place) => {
  let server: RunningServer
  const sharers = createSharers(() => server)
  const { stranger, newPerson, newPlaylist, newSnippet, newWork, linked } = sharers
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.catalogueDone
  })
  afterAll(() => server.close())

  /** An unlisted playlist with a sample and a private snippet of its owner. */
  async function withPrivate() {
    const ann = await newPerson()
    const { target_id: inside } = await newSnippet(ann)
    return { ann, ...(await linked(ann, await newPlaylist(ann, [inside]))) }
  }

  it('tells pages of other sites that its owner does not allow players there, and only by a live link', async () => {
    const { ann, token, ...target } = await withPrivate()
    const ofOtherSite = sharers.person({ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' })
    await ann.update(target, { allow_embed: false })
    const refused = await ofOtherSite.playlist(target.target_id, token)
    expect(refused.body).toMatchObject({
      code: 'forbidden',
      message: 'Its owner does not allow players on other sites. Open the playlist on Voice Rankings.',
    })
    expect((await ofOtherSite.playlist(target.target_id)).status).toBe(404)
    expect((await ofOtherSite.open(token)).status).toBe(404)
    expect((await stranger.open(token)).status).toBe(200)
  })

  it('is framed by oEmbed while its link opens it and its owner allows players on other sites', async () => {
    const { ann, token, ...target } = await withPrivate()
    const id = target.target_id
    const ask = (path: string) => stranger.hear(`/oembed?url=${encodeURIComponent(server.url + path)}`)
    const frame = `/embed/playlist/${id}?access=${token}`
    const statuses = () =>
      Promise.all([`/shared/${token}`, frame, `/playlist/${id}`].map(async (path) => (await ask(path)).status))
    expect(await statuses()).toEqual([200, 200, 404])
    const answer = await ask(`/shared/${token}`)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await answer.json()).toMatchObject({
      title: expect.stringMatching(/^Reading/),
      height: 520,
      html: expect.stringContaining(`src="${server.url}${frame}"`),
    })
    await ann.update(target, { share_visibility: 'public' })
    expect(await statuses()).toEqual([200, 200, 200])
    await ann.update(target, { allow_embed: false })
    expect(await statuses()).toEqual([404, 404, 404])
  })

  it('is no longer framed by oEmbed once its link is revoked', async () => {
    const { ann, token, link_id } = await withPrivate()
    const ask = () => stranger.hear(`/oembed?url=${encodeURIComponent(`${server.url}/shared/${token}`)}`)
    expect((await ask()).status).toBe(200)
    await ann.post('shares.revokeLink', { link_id })
    expect((await ask()).status).toBe(404)
  })

  it('of another kind than a playlist has no frame by its link', async () => {
    const ann = await newPerson()
    const { token } = await linked(ann, await newWork(ann))
    const page = encodeURIComponent(`${server.url}/shared/${token}`)
    expect((await stranger.hear(`/oembed?url=${page}`)).status).toBe(404)
  })
})
