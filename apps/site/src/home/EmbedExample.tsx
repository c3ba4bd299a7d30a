import { embedCode, embedNode, type Voice } from '@voice-rankings/contract'
import { VoicePlayer } from '@voice-rankings/react/player'
import { useEffect, useState } from 'react'
import { useSiteMessages } from '../languages/useSiteMessages.ts'

/** Time for which the button says that it copied, in milliseconds. */
const COPIED_MS = 2000

interface EmbedExampleProps {
  voice: Voice
  /** Public address of the site. */
  origin: string
}

/** A player as other sites show it, with its HTML to copy. */
export function EmbedExample({ voice, origin }: EmbedExampleProps) {
  const texts = useSiteMessages().home
  const { voice_service, voice_gender, voice_speaker_id, voice_name: name } = voice
  const path = [voice_service, voice_gender, voice_speaker_id].map(encodeURIComponent).join('/')
  const source = { origin, voice: path, snippet: null, name }
  const code = embedCode(origin, embedNode(source, { form: 'player', theme: 'auto' }))
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])

  function copy(): void {
    // Undefined on pages without TLS.
    const clipboard = navigator.clipboard as Clipboard | undefined
    const copying = clipboard?.writeText(code) ?? Promise.reject(new Error('The page has no clipboard.'))
    copying.then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }

  return (
    <>
      <VoicePlayer voice={voice} variant="compact" />
      <div className="site-code">
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways */}
        <section tabIndex={0} aria-label={texts.code}>
          <pre dir="ltr">
            <code>{code}</code>
          </pre>
        </section>
        <button type="button" className="voice-button" data-variant="quiet" data-size="small" onClick={copy}>
          {state === 'copied' ? texts.copied : texts.copy}
        </button>
      </div>
      <output className="site-code-problem">{state === 'failed' ? texts.copyFailed : null}</output>
    </>
  )
}
