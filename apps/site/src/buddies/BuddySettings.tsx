import type { BuddySettings as Settings } from '@voice-rankings/contract'
import { Button, useCopy } from '@voice-rankings/react/ui'
import { useId, useState } from 'react'
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
  const { problem, act } = useBuddyAction()
  const id = useId()
  const link = origin + personPath(username)
  const { allow_follow, show_taste } = { ...settings, ...change }

  async function save(wanted: Partial<Settings>) {
    setChange(wanted)
    await act((buddies) => buddies.updateSettings(wanted))
    setChange({})
  }

  return (
    <section className="site-buddy-settings" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <label>
        <input
          type="checkbox"
          checked={allow_follow}
          aria-describedby={`${id}-follow`}
          onChange={({ target }) => void save({ allow_follow: target.checked })}
        />
        {texts.allowFollow}
      </label>
      <p id={`${id}-follow`} className="site-hint">
        {texts.allowFollowHint}
      </p>
      <label>
        <input
          type="checkbox"
          checked={show_taste}
          aria-describedby={`${id}-taste`}
          onChange={({ target }) => void save({ show_taste: target.checked })}
        />
        {texts.showTaste}
      </label>
      <p id={`${id}-taste`} className="site-hint">
        {texts.showTasteHint}
      </p>
      {problem === '' ? null : <p role="alert">{failed}</p>}
      {allow_follow && (
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
