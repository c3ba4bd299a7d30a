import { Link } from 'react-router'
import { siteMessages } from '../messages.ts'
import type { PlannedPage } from './plannedPages.ts'

/** Announcement of a planned page, with the alternatives available today. */
export function PlannedPageView({ title, plan, today }: Omit<PlannedPage, 'path'>) {
  const texts = siteMessages.planned
  return (
    <article className="site-text site-planned">
      <h1>{title}</h1>
      <p>
        <strong>{texts.notYet}</strong> {plan}
      </p>
      <h2>{texts.today}</h2>
      <ul>
        {today.map(({ to, name }) => (
          <li key={name}>
            <Link to={to} relative="path">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </article>
  )
}
