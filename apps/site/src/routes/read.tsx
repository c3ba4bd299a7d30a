import { useMessages } from '@voice-rankings/react'
import { NewWork, WorkList, worksMessages } from '@voice-rankings/react/works'
import { useNavigate } from 'react-router'
import { keepCreatedWork } from '../createdWork.ts'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { NeedsScripts } from '../plain/NeedsScripts.tsx'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/read'

export async function loader({ context, request: { signal } }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  // If one of them fails, the list loads itself, or the languages of the interface are offered.
  const [found, listed] = await Promise.all([
    client.voices.search({ facets: 'true', limit: 1 }, { signal }).catch(() => null),
    client.works.list({}, { signal }).catch(() => null),
  ])
  const codes = found?.facets?.languages.map(({ value }) => value.split('-')[0] ?? value) ?? []
  return { languageCodes: codes.length === 0 ? undefined : [...new Set(codes)], works: listed?.works }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: siteMessagesIn(matches).pages['/read'],
    description: siteMessagesIn(matches).descriptions.read,
    canonical: `${originOf(matches)}/read`,
  })

export default function ReadPage({ loaderData: { languageCodes, works } }: Route.ComponentProps) {
  const texts = useMessages('works', worksMessages)
  const navigate = useNavigate()
  return (
    <div className="voice-screen site-read">
      <h1 className="voice-screen-title">{texts.create.title}</h1>
      <p className="voice-screen-intro">{texts.intro}</p>
      <NewWork
        languageCodes={languageCodes}
        onCreated={(work) => {
          keepCreatedWork(work)
          void navigate(`/read/${work.work_id}`)
        }}
      />
      <NeedsScripts />
      <WorkList initial={works} hrefOf={({ work_id }) => `/read/${work_id}`} />
    </div>
  )
}
