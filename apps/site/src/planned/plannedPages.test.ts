import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { PLANNED_PAGES, plannedPageAt } from './plannedPages.ts'

test.each([
  ['R03', '/buddies', 'Buddies'],
  ['R06', '/upgrade', 'Upgrade'],
  ['R09', '/create-playlist', 'Create playlist'],
  ['R10', '/create-voice', 'Create a voice'],
  ['R11', '/chat-reviews-early-access', 'Chat reviews: early access'],
  ['R12', '/license-key-success', 'License key'],
  ['R16', '/app/playlists', 'My Playlists'],
  ['R18', '/extension/welcome', 'Welcome to the extension'],
  ['R19', '/extension/login-complete', 'Extension: logged in'],
  ['R20', '/extension/logout', 'Extension: log out'],
  ['R20', '/extension/logout-complete', 'Extension: logged out'],
  ['R21', '/extension/uninstalled', 'Extension removed'],
  ['R22', '/chat/42', 'Chat'],
  ['R23', '/chat/conversation/42', 'Conversation'],
  ['R24', '/playlist/42', 'Playlist'],
  ['R25', '/share/settings/42', 'Share settings'],
])('%s %s is the page “%s”', (_row, path, title) => {
  expect(plannedPageAt(path)?.title).toBe(title)
})

test('no planned page leads on to one that is planned, too', () => {
  const links = PLANNED_PAGES.flatMap(({ today }) => today.map(({ to }) => to))
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((to) => plannedPageAt(to) !== undefined)).toEqual([])
  for (const { today } of PLANNED_PAGES) expect(today.length).toBeGreaterThan(0)
})

test('each address has one page', () => {
  const paths = PLANNED_PAGES.map(({ path }) => `/${path.replace(':id', '1')}`)
  for (const path of paths) {
    expect(PLANNED_PAGES.filter((page) => matchPath(`/${page.path}`, path))).toHaveLength(1)
  }
})
