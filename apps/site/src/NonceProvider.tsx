import { createContext, useContext } from 'react'

const NonceContext = createContext('')

/** Hands the nonce of this answer to the scripts of the page; only the server has one. */
export const NonceProvider = NonceContext

/** The nonce for an inline script; empty in the browser, which hides nonces from scripts. */
export function useNonce(): string {
  return useContext(NonceContext)
}
