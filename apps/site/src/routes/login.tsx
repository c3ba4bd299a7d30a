import { loginPagePath } from '@voice-rankings/contract'
import { redirectDocument } from 'react-router'
import { loginReturn } from '../loginReturn.ts'
import type { Route } from './+types/login'

/** Redirects to the server's login page, which works without scripts and returns to the previous page. */
export function loader({ request }: Route.LoaderArgs): never {
  throw redirectDocument(loginPagePath(loginReturn(new URL(request.url), request.headers.get('referer'))))
}

export default function Login() {
  return null
}
