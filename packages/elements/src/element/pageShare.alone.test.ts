import { beforeEach, expect, it, vi } from 'vitest'

/** Shared map of this copy of the script. */
async function shared(): Promise<Map<string, string>> {
  const { shareInPage } = await import('./pageShare.ts')
  return shareInPage(document, 'answers', () => new Map<string, string>())
}

beforeEach(() => {
  vi.resetModules()
  vi.doUnmock('../version.ts')
})

it('two copies of the same version share their data on a page', async () => {
  const own = await shared()
  vi.resetModules()
  expect(await shared()).toBe(own)
})

it('another version shares nothing, since its data may differ', async () => {
  const own = await shared()
  vi.resetModules()
  vi.doMock('../version.ts', () => ({ VERSION: '0.0.1' }))
  expect(await shared()).not.toBe(own)
})
