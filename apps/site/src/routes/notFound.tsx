import { pageNotFound } from '../answerOf.ts'
import type { Route } from './+types/notFound'

/** Catch-all route for unknown addresses. */
export function loader({ request }: Route.LoaderArgs): never {
  throw pageNotFound(new URL(request.url).pathname)
}

export default function NotFound() {
  return null
}
