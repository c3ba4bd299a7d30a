import { CASTING_USES, type CastingUse } from '@voice-rankings/contract'
import { VoiceCasting } from '@voice-rankings/react/casting'
import { useNavigate, useSearchParams } from 'react-router'
import { keepCreatedWork } from '../createdWork.ts'
import { stageLanguages } from '../home/stageLanguages.ts'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { NeedsScripts } from '../plain/NeedsScripts.tsx'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/cast'

export async function loader({ context, request: { signal } }: Route.LoaderArgs) {
  // If it fails, the languages of the interface are offered.
  const found = await context
    .get(clientContext)
    .voices.search({ facets: 'true', limit: 1 }, { signal })
    .catch(() => null)
  const languageCodes = stageLanguages(found?.facets?.languages ?? [], '').map(({ code }) => code)
  return { languageCodes: languageCodes.length === 0 ? undefined : languageCodes }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: siteMessagesIn(matches).pages['/cast'],
    description: siteMessagesIn(matches).descriptions.cast,
    canonical: `${originOf(matches)}/cast`,
  })

export default function CastPage({ loaderData: { languageCodes } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return (
    <div className="voice-screen site-cast">
      <VoiceCasting
        headingLevel={1}
        languageCodes={languageCodes}
        text={search.get('text') ?? ''}
        castingUse={useOf(search)}
        onScene={(work) => {
          keepCreatedWork(work, { autoPlay: true })
          void navigate(`/read/${work.work_id}`)
        }}
      />
      <NeedsScripts />
    </div>
  )
}

const useOf = (search: URLSearchParams): CastingUse | undefined => CASTING_USES.find((use) => use === search.get('use'))
