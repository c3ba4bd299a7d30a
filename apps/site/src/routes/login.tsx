import { loginPagePath } from '@voice-rankings/contract'
import { redirectDocument } from 'react-router'
import { loginReturn } from '../loginReturn.ts'
import type { Route } from './+types/login'

/** The login is the server's own page, which works without this site; afterwards it leads back to where one came from. */
export function loader({ request }: Route.LoaderArgs): never {
  throw redirectDocument(loginPagePath(loginReturn(new URL(request.url), request.headers.get('referer'))))
}

export default function Login() {
  return null
}
