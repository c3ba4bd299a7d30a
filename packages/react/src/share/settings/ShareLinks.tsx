import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/index.ts'
import { PlainIconButton } from '../../ui/PlainIconButton.tsx'
import type { LoadedShareProps } from './LoadedShareProps.ts'
import { NewAddress } from './NewAddress.tsx'

/** Choices for the end of a link, in days; 0 for none. */
const ENDS = [0, 1, 7, 30, 365] as const

/** Links of an unlisted target, a form for a new one, and the address of the newest, which is shown once. */
export function ShareLinks(props: LoadedShareProps) {
  const { texts, share, level, isSaving, madeAddress, onCreateLink, onRevoke } = props
  const [days, setDays] = useState<number>(0)
  const id = useId()
  const Heading = `h${level}` as const
  const links = share.share_links
  return (
    <section part="share-settings-links" aria-labelledby={id}>
      <Heading id={id}>{texts.links}</Heading>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onCreateLink(days === 0 ? null : days)
        }}
      >
        <label>
          {texts.end}
          <select className="voice-field" value={days} onChange={({ target }) => setDays(Number(target.value))}>
            {ENDS.map((end) => (
              <option key={end} value={end}>
                {end === 0 ? texts.noEnd : texts.days(end)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" aria-disabled={isSaving || undefined}>
          {texts.create}
        </Button>
      </form>
      {madeAddress === null ? null : (
        <NewAddress texts={texts} label={texts.address} address={madeAddress} copyLabel={texts.copyLink} />
      )}
      {links.length === 0 ? <p part="share-settings-hint">{texts.noLinks}</p> : null}
      {links.length === 0 ? null : (
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.created}</th>
              <th scope="col">{texts.end}</th>
              <th scope="col">
                <span className="voice-hidden">{texts.revoke}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {links.map((link) => (
              <tr key={link.link_id}>
                <td>{texts.date(new Date(link.created_at))}</td>
                <td>{link.expires_at === null ? texts.noEnd : texts.date(new Date(link.expires_at))}</td>
                <td>
                  <Button
                    size="small"
                    aria-label={texts.revokeOf(texts.date(new Date(link.created_at)))}
                    onClick={() => onRevoke(link)}
                  >
                    {texts.revoke}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Revoked {...props} />
    </section>
  )
}

/** Notice about a revoked link, with a button that restores it. */
function Revoked({ texts, revoked, onRestore, onDismiss }: LoadedShareProps) {
  const undo = useRef<HTMLButtonElement>(null)
  // The pressed button was removed with its row.
  useEffect(() => {
    if (revoked) undo.current?.focus()
  }, [revoked])
  return (
    <div className="voice-toast" part="share-settings-revoked" data-status={revoked ? 'removed' : 'none'}>
      <output>{revoked ? texts.revoked : null}</output>
      {revoked ? (
        <>
          <Button ref={undo} size="small" onClick={onRestore}>
            {texts.undo}
          </Button>
          <PlainIconButton label={texts.dismiss} size="small" onClick={onDismiss}>
            <X aria-hidden="true" />
          </PlainIconButton>
        </>
      ) : null}
    </div>
  )
}
