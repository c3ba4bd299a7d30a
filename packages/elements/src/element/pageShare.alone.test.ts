import { beforeEach, expect, it, vi } from 'vitest'

/** What this copy of the script has for the players of a page. */
async function shared(): Promise<Map<string, string>> {
  const { shareInPage } = await import('./pageShare.ts')
  return shareInPage(document, 'answers', () => new Map<string, string>())
}

beforeEach(() => {
  vi.resetModules()
  vi.doUnmock('../version.ts')
})

it('two copies of a version of the script share what they have for a page', async () => {
  const own = await shared()
  vi.resetModules()
  expect(await shared()).toBe(own)
})

it('another version of the script shares nothing, for its answers may differ', async () => {
  const own = await shared()
  vi.resetModules()
  vi.doMock('../version.ts', () => ({ VERSION: '0.0.1' }))
  expect(await shared()).not.toBe(own)
})
