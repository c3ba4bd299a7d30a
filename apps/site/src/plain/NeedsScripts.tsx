import { plainMessages } from './messages.ts'
import { WithoutScripts } from './PlainAudio.tsx'

/** Says to visitors whose browser runs no scripts why there is nothing here for them. */
export function NeedsScripts() {
  return (
    <WithoutScripts>
      <p className="site-plain-note">{plainMessages.needsScripts}</p>
    </WithoutScripts>
  )
}
