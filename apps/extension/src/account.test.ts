import { describe, expect, it } from 'vitest'
import { askLogin, isEnded, loggedOut } from './account.ts'

describe('the question whether a server offers its login', () => {
  it.each([
    [401, 'open'],
    [403, 'refused'],
    [404, 'refused'],
    [200, 'unreachable'],
    [429, 'unreachable'],
    [503, 'unreachable'],
  ] as const)('reads the status %i as %s', async (status, answer) => {
    expect(await askLogin('https://voices.example', async () => ({ status }))).toBe(answer)
  })

  it('sends no cookie, and nothing to another address', async () => {
    const sent: unknown[] = []
    await askLogin('https://voices.example', async (url, { method, credentials, body }) => {
      sent.push([method, url, credentials, body])
      return { status: 401 }
    })
    expect(sent).toEqual([['POST', 'https://voices.example/api/v1/session/refresh', 'omit', undefined]])
  })

  it('reads a lost connection as an unreachable server', async () => {
    expect(await askLogin('https://voices.example', () => Promise.reject(new TypeError('Failed to fetch')))).toBe(
      'unreachable',
    )
  })
})

it.each([
  [401, true],
  [403, true],
  [404, true],
  [200, false],
  [503, false],
])('a login has ended if its renewal is answered with %i: %s', async (status, ended) => {
  expect(await isEnded('https://voices.example', async () => ({ status }))).toBe(ended)
})

it('a logout keeps the chosen voices that everybody may use, and no others', () => {
  const voices = { en: { id: '1', name: 'Ann', isOwn: true }, de: { id: '2', name: 'Max' } }
  expect(loggedOut({ voices })).toEqual({ account: null, voices: { de: { id: '2', name: 'Max' } } })
})
