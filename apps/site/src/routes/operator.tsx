import { NavLink } from 'react-router'
import { answerOf, pageNotFound } from '../answerOf.ts'
import { languageIn, siteTexts } from '../languages/siteTexts.ts'
import { NO_INDEX } from '../noIndex.ts'
import { CostsSection } from '../operator/CostsSection.tsx'
import { DriftSection } from '../operator/DriftSection.tsx'
import { EnginesSection } from '../operator/EnginesSection.tsx'
import { operatorMessages } from '../operator/messages.ts'
import { SnippetsSection } from '../operator/SnippetsSection.tsx'
import { useOperatorTexts } from '../operator/useOperatorTexts.ts'
import { VotesSection } from '../operator/VotesSection.tsx'
import { pageMeta } from '../pageMeta.ts'
import { NeedsScripts } from '../plain/NeedsScripts.tsx'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/operator'

/** Sections in order; each has an address below `/operator`, and the first one is at `/operator` too. */
const SECTIONS = {
  votes: VotesSection,
  snippets: SnippetsSection,
  engines: EnginesSection,
  costs: CostsSection,
  drift: DriftSection,
}
const NAMES = ['votes', 'snippets', 'engines', 'costs', 'drift'] as const satisfies readonly (keyof typeof SECTIONS)[]

/** Others than operators get the page of an unknown address. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const { user } = await answerOf(context.get(clientContext).account.status({}, { signal: request.signal }), pathname)
  const section = NAMES.find((name) => name === (params.section ?? NAMES[0]))
  if (user?.is_operator !== true || section === undefined) throw pageNotFound(pathname)
  return { section }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = siteTexts(languageIn(matches), 'operator', operatorMessages)
  return [...pageMeta({ title, description, canonical: null }), NO_INDEX]
}

export default function OperatorPage({ loaderData: { section } }: Route.ComponentProps) {
  const { texts } = useOperatorTexts()
  const Section = SECTIONS[section]
  return (
    <div className="site-mine site-operator">
      <nav aria-label={texts.label}>
        {NAMES.map((name) => (
          <NavLink key={name} to={`/operator/${name}`} aria-current={name === section ? 'page' : undefined}>
            {texts.sections[name]}
          </NavLink>
        ))}
      </nav>
      <h1>{texts.title}</h1>
      <NeedsScripts />
      <div className="site-operator-section">
        <h2>{texts.sections[section]}</h2>
        <Section />
      </div>
    </div>
  )
}
