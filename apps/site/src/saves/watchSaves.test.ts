import { createClient, type Client } from '@voice-rankings/sdk'
import { describe, expect, test, vi } from 'vitest'
import { watchSaves } from './watchSaves.ts'

const FAVORITE = { voice_favorite_id: null, voice_id: 'v1' }
const RATING = { voice_id: 'v1', voice_text: 'Hello.', vote_value: 5 } as const

const refusal = (status: number, code: string, message: string) => () =>
  Promise.resolve(Response.json({ message, code }, { status }))

function setup(fetch: () => Promise<Response>) {
  const tell = vi.fn()
  return { tell, client: watchSaves(createClient({ baseUrl: 'https://voices.example', fetch, retries: 0 }), tell) }
}

describe('watchSaves', () => {
  test.each([
    ['favorite', ({ favorites }: Client) => favorites.set(FAVORITE)],
    ['rating', ({ ratings }: Client) => ratings.save(RATING)],
  ] as const)('reports a failed %s and rejects like the client', async (kind, save) => {
    const { tell, client } = setup(() => Promise.reject(new TypeError('offline')))
    await expect(save(client)).rejects.toThrow()
    expect(tell.mock.calls).toEqual([[{ kind, message: null }]])
  })

  test("reports the server's text, if any", async () => {
    const { tell, client } = setup(refusal(503, 'busy', 'The server is busy.'))
    await expect(client.favorites.set(FAVORITE)).rejects.toThrow()
    expect(tell).toHaveBeenLastCalledWith({ kind: 'favorite', message: 'The server is busy.' })
  })

  test('does not report a required login, which has its own dialog', async () => {
    const { tell, client } = setup(refusal(401, 'login_required', 'Log in first.'))
    await expect(client.favorites.set(FAVORITE)).rejects.toThrow()
    expect(tell).not.toHaveBeenCalled()
  })

  test('clears the report after a successful save', async () => {
    const { tell, client } = setup(() => Promise.resolve(Response.json({ voice_favorite_id: 'f1' })))
    expect(await client.favorites.set(FAVORITE)).toEqual({ voice_favorite_id: 'f1' })
    expect(tell.mock.calls).toEqual([[null]])
  })
})
