import { Link } from 'react-router'
import { useSiteTexts } from '../languages/LanguageProvider.tsx'
import { plannedMessages } from './messages.ts'
import { PLANNED_LINKS, type PlannedPage } from './plannedPages.ts'

/** Announcement of a planned page, with the alternatives available today. Default title: that of the page. */
export function PlannedPageView({ page, today, title }: Omit<PlannedPage, 'path'> & { title?: string }) {
  const texts = useSiteTexts('planned', plannedMessages)
  const { plan, title: own } = texts.pages[page]
  return (
    <article className="site-text site-planned">
      <h1>{title ?? own}</h1>
      <p>
        <strong>{texts.notYet}</strong> {plan}
      </p>
      <h2>{texts.today}</h2>
      <ul>
        {today.map((link) => (
          <li key={link}>
            <Link to={PLANNED_LINKS[link]} relative="path">
              {texts.links[link]}
            </Link>
          </li>
        ))}
      </ul>
    </article>
  )
}
