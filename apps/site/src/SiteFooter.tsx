import { Link } from 'react-router'
import { LanguageLinks } from './languages/LanguageLinks.tsx'
import { useSiteMessages } from './languages/useSiteMessages.ts'

/** Linked pages, in order. */
const PAGES = ['/voices', '/leaderboard', '/blind', '/cast', '/read', '/align', '/about', '/privacy', '/terms'] as const

/** Footer with the linked pages; `sells` adds that of the plans. */
export function SiteFooter({ sells }: { sells: boolean }) {
  const { pages, footer: texts } = useSiteMessages()
  return (
    <footer className="site-footer">
      <p>{texts.claim}</p>
      <nav aria-label={texts.label}>
        {PAGES.map((to) => (
          <Link key={to} to={to}>
            {pages[to]}
          </Link>
        ))}
        {sells && <Link to="/upgrade">{pages['/upgrade']}</Link>}
        {/* Pages of the server, outside the site's router. */}
        <a href="/docs/">{texts.docs}</a>
        <a href="/api/v1/docs">{texts.api}</a>
      </nav>
      <LanguageLinks label={texts.language} />
    </footer>
  )
}
