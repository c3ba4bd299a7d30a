import { ACCOUNT_PAGES, accountMessages } from '@voice-rankings/react/account'
import { NavLink, Outlet } from 'react-router'
import { siteMessages } from '../messages.ts'

/** What is one person's own: the way between these pages, above each of them. */
export default function AppLayout() {
  const { label, home, pages } = siteMessages.mine
  return (
    <div className="site-mine">
      <nav aria-label={label}>
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
