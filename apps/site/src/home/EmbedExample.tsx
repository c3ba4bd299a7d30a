import { embedCode, embedNode, type Voice } from '@voice-rankings/contract'
import { VoicePlayer } from '@voice-rankings/react/player'
import { useCopy } from '@voice-rankings/react/ui'
import { useSiteMessages } from '../languages/useSiteMessages.ts'

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
  const [state, copy] = useCopy()

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
        <button
          type="button"
          className="voice-button"
          data-variant="quiet"
          data-size="small"
          onClick={() => copy(code)}
        >
          {state === 'copied' ? texts.copied : texts.copy}
        </button>
      </div>
      <output className="site-code-problem">{state === 'failed' ? texts.copyFailed : null}</output>
    </>
  )
}
