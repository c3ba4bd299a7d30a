import { designPath, readDesignQuery, readInstructions } from '@voice-rankings/contract'
import { VoiceDesigner } from '@voice-rankings/react/designer'
import { useNavigate, useSearchParams } from 'react-router'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { NeedsScripts } from '../plain/NeedsScripts.tsx'
import type { Route } from './+types/createVoice'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: siteMessagesIn(matches).pages['/create-voice'],
    description: siteMessagesIn(matches).descriptions.createVoice,
    canonical: `${originOf(matches)}/create-voice`,
  })

export default function CreateVoicePage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const modId = search.get('voice_mod_id')
  return (
    <div className="voice-screen">
      <NeedsScripts />
      <VoiceDesigner
        headingLevel={1}
        initial={readDesignQuery(search)}
        modId={modId}
        instructions={readInstructions(search)}
        // The address keeps the design, so that a reload or a shared address shows it again.
        onDesign={(design) => {
          const mod = modId ? `&voice_mod_id=${encodeURIComponent(modId)}` : ''
          void navigate(designPath(design) + mod, { replace: true, preventScrollReset: true })
        }}
      />
    </div>
  )
}
