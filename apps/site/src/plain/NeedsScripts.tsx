import { plainMessages } from './messages.ts'
import { WithoutScripts } from './PlainAudio.tsx'

/** Message for browsers without scripts. */
export function NeedsScripts() {
  return (
    <WithoutScripts>
      <p className="site-plain-note">{plainMessages.needsScripts}</p>
    </WithoutScripts>
  )
}
