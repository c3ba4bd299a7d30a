import { loginPagePath } from '@voice-rankings/contract'
import { useAddress } from './useAddress.ts'

/** The login as a page of its own, which leads back here: for those without scripts or popups. */
export function useLoginPage(): string {
  const { pathname, search } = useAddress()
  return loginPagePath(pathname + search)
}
