import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { WithoutScripts } from './PlainAudio.tsx'

/** Message for browsers without scripts. */
export function NeedsScripts() {
  return (
    <WithoutScripts>
      <p className="site-plain-note">{useSiteMessages().plain.needsScripts}</p>
    </WithoutScripts>
  )
}
