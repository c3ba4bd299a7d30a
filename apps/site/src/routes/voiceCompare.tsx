import { voicePath } from '@voice-rankings/contract'
import {
  COMPARED_LIMIT,
  CompareVoices,
  comparePath,
  findVoice,
  readCompareFragment,
  type Comparison,
} from '@voice-rankings/react/compare'
import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { answerOf } from '../answerOf.ts'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { NeedsScripts } from '../plain/NeedsScripts.tsx'
import { useIsServer } from '../plain/useIsServer.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/voiceCompare'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { service, gender, speaker } = params
  const path = { voice_service: service, voice_gender: gender, voice_speaker_id: speaker }
  const { pathname, searchParams } = new URL(request.url)
  const { signal } = request
  const client = context.get(clientContext)
  const others = idsIn(searchParams).slice(0, COMPARED_LIMIT - 1)
  const [{ voice }, ...found] = await Promise.all([
    answerOf(client.voices.get(path, { signal }), pathname),
    // The comparison loads voices that failed here itself, and reports errors.
    ...others.map((id) => findVoice(client, id, { signal }).catch(() => null)),
  ])
  return { voice, known: [voice, ...found.filter((one) => one !== null)] }
}

/** Ids of the compared voices besides the page's own. */
function idsIn(search: URLSearchParams): string[] {
  return (search.get('with') ?? '').split(',').filter((id) => id !== '')
}

/** The comparison loads voices added later itself. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return ['service', 'gender', 'speaker'].some((name) => currentParams[name] !== nextParams[name])
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: 'Voice Rankings' }]
  const { voice } = loaderData
  return pageMeta({
    title: siteMessagesIn(matches).titles.compare(voice.voice_name),
    description: siteMessagesIn(matches).descriptions.compare(voice.voice_name),
    canonical: `${originOf(matches)}${voicePath(voice)}/compare`,
  })
}

export default function VoiceCompare({ loaderData: { voice, known } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { hash } = useLocation()
  // The server does not receive the fragment, and hydration needs the same content.
  const { text, speaksAtOnce } = readCompareFragment(useIsServer() ? '' : hash)
  const voiceIds = useMemo(() => [voice.voice_id, ...idsIn(search)], [voice.voice_id, search])

  function keepInAddress({ voiceIds: ids, voices, text }: Comparison) {
    const first = voices.find(({ voice_id }) => voice_id === ids[0])
    // The address of the page is unknown until the first voice has loaded.
    if (!first) return
    const rest = ids.slice(1).map((voice_id) => ({ voice_id }))
    const spoken = text === null || text === first.voice_sample_text ? '' : text
    void navigate(comparePath(first, rest, spoken), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <CompareVoices
        headingLevel={1}
        voiceIds={voiceIds}
        text={text ?? search.get('text')}
        speaksAtOnce={speaksAtOnce}
        known={known}
        onChange={keepInAddress}
      />
      <NeedsScripts />
    </>
  )
}
