import type { BuddySettings as Settings } from '@voice-rankings/contract'
import { Button, useCopy } from '@voice-rankings/react/ui'
import { Fragment, useId, useState } from 'react'
import { Link } from 'react-router'
import { personPath } from './personLink.ts'
import { useBuddiesTexts } from './useBuddiesTexts.ts'
import { useBuddyAction } from './useBuddyAction.ts'

interface BuddySettingsProps {
  settings: Settings
  username: string
  /** Origin of the site. */
  origin: string
}

/** What others see of the visitor, and the link to give to them. */
export function BuddySettings({ settings, username, origin }: BuddySettingsProps) {
  const { settings: texts, failed } = useBuddiesTexts()
  const [change, setChange] = useState<Partial<Settings>>({})
  const [copied, copy] = useCopy()
  const { isBusy, problem, act } = useBuddyAction()
  const id = useId()
  const link = origin + personPath(username)
  const shown = { ...settings, ...change }
  const choices = [
    { name: 'allow_follow', label: texts.allowFollow, hint: texts.allowFollowHint },
    { name: 'show_taste', label: texts.showTaste, hint: texts.showTasteHint },
  ] as const

  async function save(wanted: Partial<Settings>) {
    // A change is saved before the next one begins.
    if (isBusy) return
    setChange(wanted)
    await act((buddies) => buddies.updateSettings(wanted))
    setChange({})
  }

  return (
    <section className="site-buddy-settings" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      {choices.map(({ name, label, hint }) => (
        <Fragment key={name}>
          <label>
            <input
              type="checkbox"
              checked={shown[name]}
              aria-describedby={`${id}-${name}`}
              onChange={({ target }) => void save({ [name]: target.checked })}
            />
            {label}
          </label>
          <p id={`${id}-${name}`} className="site-hint">
            {hint}
          </p>
        </Fragment>
      ))}
      {problem === '' ? null : <p role="alert">{failed}</p>}
      {shown.allow_follow && (
        <div className="site-buddy-form">
          <label htmlFor={`${id}-link`}>{texts.link}</label>
          <input
            id={`${id}-link`}
            className="voice-field"
            dir="ltr"
            readOnly
            value={link}
            onFocus={({ target }) => target.select()}
          />
          <Button onClick={() => copy(link)}>{copied === 'copied' ? texts.copied : texts.copy}</Button>
          <output>{copied === 'failed' ? texts.copyFailed : null}</output>
          <Link to={personPath(username)}>{texts.preview}</Link>
        </div>
      )}
    </section>
  )
}
