import { afterEach, expect, test, vi } from 'vitest'
import { createVerifier } from './createVerifier.ts'

afterEach(() => vi.restoreAllMocks())

test('a verifier and its challenge are those of RFC 7636, appendix B', async () => {
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.set(Buffer.from(verifier, 'base64url'))
    return bytes
  })
  expect(await createVerifier()).toEqual({ verifier, challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' })
})
