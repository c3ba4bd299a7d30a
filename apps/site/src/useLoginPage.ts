import { loginPagePath } from '@voice-rankings/contract'
import { useLocation } from 'react-router'

/** The login as a page of its own, which leads back here: for those without scripts or popups. */
export function useLoginPage(): string {
  const { pathname, search } = useLocation()
  return loginPagePath(pathname + search)
}
