import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { INDEXED_PATHS } from './indexedPaths.ts'
import routes from './routes.ts'

/**
 * Personal pages, the page shown offline, plans and early access, which many servers do not have, pages that the browser extension opens, and
 * alternative addresses of listed pages.
 */
const UNLISTED =
  /^\/(app\/|extension\/|login$|offline$|special$|home$|upgrade$|license-key-success$|chat-reviews-early-access$|buddies$)/

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => [
    ...(path !== undefined || index ? [`/${path ?? ''}`] : []),
    ...pathsOf(children),
  ])
}

test('the sitemap lists every public page', () => {
  const listed = pathsOf(routes).filter((path) => !/[:*]/.test(path) && !UNLISTED.test(path))
  expect(listed.toSorted()).toEqual([...INDEXED_PATHS].toSorted())
})
