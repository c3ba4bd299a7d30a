import { shareSettingsPath } from '@voice-rankings/react/share'
import { VoiceReader } from '@voice-rankings/react/works'
import { useNavigate, type ShouldRevalidateFunctionArgs } from 'react-router'
import { pageNotFound } from '../answerOf.ts'
import { takeCreatedWork } from '../createdWork.ts'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { NO_INDEX } from '../noIndex.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/readWork'

/** Path of the pronunciations of a text, which open over it. */
const LEXICON = 'lexicon'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { signal } = request
  if (params.panel !== undefined && params.panel !== LEXICON) throw pageNotFound(new URL(request.url).pathname)
  // If this fails, the reader loads the text itself and reports its own errors.
  const found = await context
    .get(clientContext)
    .works.get({ work_id: params.id }, { signal })
    .catch(() => null)
  return { work: found?.work, autoPlay: false }
}

/** Opens a text that was just stored at once: its first sentence is being spoken meanwhile. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return takeCreatedWork(params.id) ?? serverLoader()
}

/** Reads a text once: what is opened over it does not interrupt it. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentParams, nextParams, currentUrl, nextUrl } = change
  // The session changed: a login or logout.
  return currentUrl.href === nextUrl.href || currentParams['id'] !== nextParams['id']
}

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => [
  ...pageMeta({
    title: loaderData?.work?.work_title ?? siteMessagesIn(matches).pages['/read'],
    description: siteMessagesIn(matches).descriptions.readWork,
    canonical: `${originOf(matches)}/read/${params.id}`,
  }),
  NO_INDEX,
]

export default function ReadWorkPage({ loaderData: { work, autoPlay }, params }: Route.ComponentProps) {
  const navigate = useNavigate()
  const shareHref = shareSettingsPath({ share_kind: 'work', target_id: params.id })
  return (
    <VoiceReader
      key={params.id}
      workId={params.id}
      initial={work}
      autoPlay={autoPlay}
      listHref="/read"
      shareHref={shareHref}
      lexiconOpen={params.panel === LEXICON}
      onLexiconOpenChange={(open) =>
        void navigate(`/read/${params.id}${open ? `/${LEXICON}` : ''}`, { preventScrollReset: true })
      }
    />
  )
}
