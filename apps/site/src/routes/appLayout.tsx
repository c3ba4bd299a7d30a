import { useMessages } from '@voice-rankings/react'
import type { AccountPage } from '@voice-rankings/react'
import { accountMessages } from '@voice-rankings/react/account'
import { useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { ACCOUNT_PATHS } from '../accountPaths.ts'
import { useSiteMessages } from '../languages/useSiteMessages.ts'

/** Personal pages with their addresses, in order. */
const PAGES = Object.entries(ACCOUNT_PATHS).filter((entry): entry is [AccountPage, string] => entry[0] !== 'operator')

/** Layout of the personal pages, with their navigation. */
export default function AppLayout() {
  const { mine, pages } = useSiteMessages()
  const { label, home } = mine
  const names = useMessages('account', accountMessages)
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  // Scrolls the current page's link into view if the row is wider than the screen.
  useEffect(() => {
    const row = nav.current
    const current = row?.querySelector<HTMLElement>(`[href="${pathname}"]`)
    if (row && current) row.scrollTo({ left: current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2 })
  }, [pathname])
  return (
    <div className="site-mine">
      <nav aria-label={label} ref={nav}>
        <NavLink to="/app/home" prefetch="intent">
          {home}
        </NavLink>
        {PAGES.map(([page, path]) => (
          <NavLink key={page} to={path} prefetch="intent">
            {names[page]}
          </NavLink>
        ))}
        <NavLink to="/buddies" prefetch="intent">
          {pages['/buddies']}
        </NavLink>
      </nav>
      <Outlet />
    </div>
  )
}
