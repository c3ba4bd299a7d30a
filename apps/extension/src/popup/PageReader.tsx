import type { Client } from '@voice-rankings/sdk'
import type { Messages } from '../messages.ts'
import type { Settings } from '../settings.ts'
import { PlayerBar } from './PlayerBar.tsx'
import { useReader } from './useReader.ts'
import { VoicePicker } from './VoicePicker.tsx'

interface PageReaderProps {
  texts: Messages
  /** Client of the server, for the account that has logged in. */
  client: Client
  settings: Settings
}

/** What can be read of the page in front, the player, and the voice for the language of the page. */
export function PageReader({ texts, client, settings }: PageReaderProps) {
  const { state, isUnreadable, ask } = useReader()
  if (isUnreadable) {
    return (
      <p role="alert" className="problem">
        {texts.read.unreadable}
      </p>
    )
  }
  if (!state) return <output>{texts.player.loading}</output>
  const { problem, title, languageCode, hasSelection } = state
  return (
    <>
      <h1 dir="auto">{title || texts.read.article}</h1>
      <div className="row">
        <button type="button" className="primary" onClick={() => ask({ type: 'read', mode: 'article' })}>
          {texts.read.article}
        </button>
        <button type="button" title={texts.read.hereHint} onClick={() => ask({ type: 'read', mode: 'here' })}>
          {texts.read.here}
        </button>
        {hasSelection ? (
          <button type="button" onClick={() => ask({ type: 'read', mode: 'selection' })}>
            {texts.read.selection}
          </button>
        ) : null}
      </div>
      {problem ? (
        <p role="alert" className="problem">
          {problem.text ?? texts.problems[problem.kind]}{' '}
          {state.length > 0 ? (
            <button type="button" className="link" onClick={() => ask({ type: 'play' })}>
              {texts.problems.again}
            </button>
          ) : null}
        </p>
      ) : null}
      {state.length > 0 ? <PlayerBar texts={texts.player} state={state} ask={ask} /> : null}
      <VoicePicker
        key={`${languageCode} ${settings.account}`}
        texts={texts.voice}
        {...{ client, settings, languageCode }}
        onChange={() => ask({ type: 'voice' })}
      />
    </>
  )
}
