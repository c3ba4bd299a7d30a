import { pageNotFound } from '../answerOf.ts'
import type { Route } from './+types/notFound'

/** Every address that no other route knows. */
export function loader({ request }: Route.LoaderArgs): never {
  throw pageNotFound(new URL(request.url).pathname)
}

export default function NotFound() {
  return null
}
