import type { Voice } from '@voice-rankings/contract'
import { Download } from 'lucide-react'
import { useMessages, useRuntime } from '../runtime/index.ts'
import { Tooltip } from '../ui/index.ts'
import { mainLanguage } from './VoiceLanguages.tsx'
import { voicesMessages } from './messages.ts'

type Downloaded = Pick<Voice, 'voice_name' | 'voice_sample_url' | 'voice_language_code' | 'voice_language_codes'>

/** Saves a voice's sample as `{voice_name}-{language_code}.mp3`; nothing while it has none. */
export function DownloadSample({ voice }: { voice: Downloaded }) {
  const messages = useMessages('voices', voicesMessages)
  const { client } = useRuntime()
  if (voice.voice_sample_url === null) return null
  return (
    <Tooltip text={messages.downloadHint}>
      <a
        className="voice-button voice-download"
        data-variant="primary"
        part="download"
        href={client.url(voice.voice_sample_url)}
        download={`${voice.voice_name}-${mainLanguage(voice)}.mp3`}
      >
        <Download aria-hidden="true" />
        {messages.download}
      </a>
    </Tooltip>
  )
}
