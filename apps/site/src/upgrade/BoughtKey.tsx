import type { License } from '@voice-rankings/contract'
import { useRuntime } from '@voice-rankings/react'
import { Button, useCopy } from '@voice-rankings/react/ui'
import { useId, useState } from 'react'
import { useActivation } from './useActivation.ts'
import { useUpgradeTexts } from './useUpgradeTexts.ts'

/** Unused key of a purchase: shown once, copied, or activated on the account of the visitor. */
export function BoughtKey({ license, onActivated }: { license: License; onActivated: (license: License) => void }) {
  const { client } = useRuntime()
  const { texts: all } = useUpgradeTexts()
  const texts = all.success
  const { state, activate } = useActivation({ onDone: onActivated })
  const [key, setKey] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [copied, copy] = useCopy()
  const id = useId()
  const { license_id, plan_name, is_revealable } = license

  async function reveal() {
    if (isBusy) return
    setBusy(true)
    setFailed(false)
    try {
      setKey((await client.licenses.reveal({ license_id })).license_key)
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }

  return (
    <section className="site-key" aria-labelledby={id}>
      <h2 id={id}>{texts.plan(plan_name)}</h2>
      {state.status === 'done' ? null : (
        <>
          <p>{key === null && !is_revealable ? texts.shown : texts.once}</p>
          {key !== null && (
            <>
              <textarea
                className="voice-field"
                aria-label={all.key.label}
                dir="ltr"
                rows={5}
                readOnly
                value={key}
                onFocus={({ target }) => target.select()}
              />
              <output>{copied === 'failed' ? texts.copyFailed : null}</output>
            </>
          )}
          <div className="site-key-actions">
            <Button variant="primary" busy={state.status === 'busy'} onClick={() => void activate({ license_id })}>
              {texts.activate}
            </Button>
            {key === null ? (
              is_revealable && (
                <Button busy={isBusy} onClick={() => void reveal()}>
                  {texts.show}
                </Button>
              )
            ) : (
              <Button onClick={() => copy(key)}>{copied === 'copied' ? texts.copied : texts.copy}</Button>
            )}
          </div>
        </>
      )}
      {state.status === 'failed' && <p role="alert">{all.key[state.problem]}</p>}
      {hasFailed && <p role="alert">{texts.failed}</p>}
      <output>{state.status === 'done' ? all.key.done(plan_name) : null}</output>
    </section>
  )
}
