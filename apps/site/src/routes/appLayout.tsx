import { ACCOUNT_PAGES, accountMessages } from '@voice-rankings/react/account'
import { useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { siteMessages } from '../messages.ts'

/** Layout of the personal pages, with their navigation. */
export default function AppLayout() {
  const { label, home, pages } = siteMessages.mine
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
        {ACCOUNT_PAGES.map((page) => (
          <NavLink key={page} to={pages[page]} prefetch="intent">
            {accountMessages[page]}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </div>
  )
}
