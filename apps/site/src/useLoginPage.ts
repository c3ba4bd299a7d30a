import { loginPagePath } from '@voice-rankings/contract'
import { useAddress } from './useAddress.ts'

/** Address of the login page with a return to the current page, for browsers without scripts or popups. */
export function useLoginPage(): string {
  const { pathname, search } = useAddress()
  return loginPagePath(pathname + search)
}
