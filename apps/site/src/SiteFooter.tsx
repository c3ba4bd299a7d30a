import { Link } from 'react-router'
import { siteMessages } from './messages.ts'

export function SiteFooter() {
  const { claim, label, pages, docs, api } = siteMessages.footer
  return (
    <footer className="site-footer">
      <p>{claim}</p>
      <nav aria-label={label}>
        {pages.map(({ to, name }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
        {/* Pages of the server, outside the site's router. */}
        <a href="/docs/">{docs}</a>
        <a href="/api/v1/docs">{api}</a>
      </nav>
    </footer>
  )
}
