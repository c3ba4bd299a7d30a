import { VoiceDesigner } from '@voice-rankings/react/designer'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { NeedsScripts } from '../plain/NeedsScripts.tsx'
import type { Route } from './+types/createVoice'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: siteMessagesIn(matches).pages['/create-voice'],
    description: 'Design a voice with sliders for pitch, pace, throat and texture, hear it at once, and save it.',
    canonical: `${originOf(matches)}/create-voice`,
  })

export default function CreateVoicePage() {
  return (
    <div className="voice-screen">
      <NeedsScripts />
      <VoiceDesigner headingLevel={1} />
    </div>
  )
}
