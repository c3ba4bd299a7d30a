import { Link } from 'react-router'
import { useSiteTexts } from '../languages/LanguageProvider.tsx'
import { plannedMessages } from './messages.ts'
import { PLANNED_LINKS, type PlannedPage } from './plannedPages.ts'

/** Announcement of a planned page, with the alternatives available today. */
export function PlannedPageView({ page, today }: Omit<PlannedPage, 'path'>) {
  const texts = useSiteTexts('planned', plannedMessages)
  const { plan, title } = texts.pages[page]
  return (
    <article className="site-text site-planned">
      <h1>{title}</h1>
      <p>
        <strong>{texts.notYet}</strong> {plan}
      </p>
      <h2>{texts.today}</h2>
      <ul>
        {today.map((link) => (
          <li key={link}>
            <Link to={PLANNED_LINKS[link]}>{texts.links[link]}</Link>
          </li>
        ))}
      </ul>
    </article>
  )
}
