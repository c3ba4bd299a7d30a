import type { VoiceLicence } from '@voice-rankings/contract'
import { useMessages } from '../runtime/index.ts'
import { voicesMessages } from './messages.ts'

/** Name of a licence, and what it says of commercial use. */
export function LicenceText({ licence: { name, url, commercial, attribution } }: { licence: VoiceLicence }) {
  const messages = useMessages('voices', voicesMessages)
  const terms = [commercial === null ? undefined : messages.commercial(commercial), attribution].filter(Boolean)
  return (
    <>
      {url === undefined ? name : <a href={url}>{name}</a>}
      {terms.length > 0 ? ` · ${terms.join(' · ')}` : null}
    </>
  )
}
