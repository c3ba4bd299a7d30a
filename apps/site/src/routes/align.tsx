import { AlignRecording } from '@voice-rankings/react/recordings'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { NeedsScripts } from '../plain/NeedsScripts.tsx'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/align'

export async function loader({ context, request: { signal } }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  // If this fails, the languages of the interface are offered.
  const found = await client.voices.search({ facets: 'true', limit: 1 }, { signal }).catch(() => null)
  const codes = found?.facets?.languages.map(({ value }) => value.split('-')[0] ?? value) ?? []
  return { languageCodes: codes.length === 0 ? undefined : [...new Set(codes)] }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: siteMessagesIn(matches).pages['/align'],
    description: siteMessagesIn(matches).descriptions.align,
    canonical: `${originOf(matches)}/align`,
  })

export default function AlignPage({ loaderData: { languageCodes } }: Route.ComponentProps) {
  return (
    <>
      <AlignRecording headingLevel={1} href="/align" languageCodes={languageCodes} />
      <NeedsScripts />
    </>
  )
}
