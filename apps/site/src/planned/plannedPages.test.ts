import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { plannedMessages } from './messages.ts'
import { PLANNED_LINKS, PLANNED_PAGES, plannedPageAt } from './plannedPages.ts'

test.each([['/chat-reviews-early-access', 'Chat reviews: early access']])(
  '%s is the planned page “%s”',
  (path, title) => {
    const planned = plannedPageAt(path)
    expect(planned && plannedMessages.pages[planned.page].title).toBe(title)
  },
)

test('no planned page links to another planned page', () => {
  const links = PLANNED_PAGES.flatMap(({ today }) => today.map((link) => PLANNED_LINKS[link]))
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
