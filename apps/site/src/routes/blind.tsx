import { BlindTest } from '@voice-rankings/react/blind'
import { useSearchParams } from 'react-router'
import { blindSentence, blindUseIn } from '../blindSentence.ts'
import { preferredLanguage } from '../home/preferredLanguage.ts'
import { stageLanguages } from '../home/stageLanguages.ts'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { NeedsScripts } from '../plain/NeedsScripts.tsx'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/blind'

export async function loader({ context, request: { headers, signal, url } }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  // If it fails, the test of the visitor's language is offered, and the server says whether it has voices.
  const found = await client.voices.search({ facets: 'true', limit: 1 }, { signal }).catch(() => null)
  const languageCodes = stageLanguages(found?.facets?.languages ?? [], '').map(({ code }) => code)
  const { searchParams } = new URL(url)
  const preferred = preferredLanguage(headers.get('accept-language'), languageCodes)
  const setting = { languageCode: searchParams.get('language') ?? preferred, blindUse: blindUseIn(searchParams) }
  return { languageCodes, preferred, firstSentence: await blindSentence(client, { ...setting, signal }) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: siteMessagesIn(matches).pages['/blind'],
    description: siteMessagesIn(matches).descriptions.blind,
    canonical: `${originOf(matches)}/blind`,
  })

/** Another setting is another address, not another page: the round goes on. */
export const shouldRevalidate = () => false

export default function BlindPage({ loaderData: { languageCodes, preferred, firstSentence } }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams()
  return (
    <div className="site-blind">
      <BlindTest
        headingLevel={1}
        languageCode={search.get('language') ?? preferred}
        blindUse={blindUseIn(search)}
        languageCodes={languageCodes}
        firstSentence={firstSentence}
        onSettingChange={({ languageCode, blindUse }) =>
          setSearch({ language: languageCode, use: blindUse }, { replace: true, preventScrollReset: true })
        }
      />
      <NeedsScripts />
    </div>
  )
}
