import { createContext, useContext } from 'react'

const NonceContext = createContext('')

/** Provides the nonce of the response to inline scripts; server only. */
export const NonceProvider = NonceContext

/** Nonce for an inline script; empty in the browser, which hides nonces from scripts. */
export function useNonce(): string {
  return useContext(NonceContext)
}
