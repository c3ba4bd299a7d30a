import { shareSettingsPath } from '@voice-rankings/react/share'
import { VoiceReader } from '@voice-rankings/react/works'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { NO_INDEX } from '../noIndex.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/readWork'

export async function loader({ context, params, request: { signal } }: Route.LoaderArgs) {
  // If this fails, the reader loads the text itself and reports its own errors.
  const found = await context
    .get(clientContext)
    .works.get({ work_id: params.id }, { signal })
    .catch(() => null)
  return { work: found?.work }
}

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => [
  ...pageMeta({
    title: loaderData?.work?.work_title ?? siteMessagesIn(matches).pages['/read'],
    description: 'A text that is read aloud, word by word.',
    canonical: `${originOf(matches)}/read/${params.id}`,
  }),
  NO_INDEX,
]

export default function ReadWorkPage({ loaderData: { work }, params }: Route.ComponentProps) {
  const shareHref = shareSettingsPath({ share_kind: 'work', target_id: params.id })
  return <VoiceReader key={params.id} workId={params.id} initial={work} listHref="/read" shareHref={shareHref} />
}
