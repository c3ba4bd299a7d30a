import type { Voice } from '@voice-rankings/contract'
import { Download } from 'lucide-react'
import { useMessages, useRuntime } from '../runtime/index.ts'
import { Tooltip } from '../ui/index.ts'
import { mainLanguage } from './VoiceLanguages.tsx'
import { voicesMessages } from './messages.ts'

export interface DownloadAudioProps {
  voice: Pick<Voice, 'voice_name' | 'voice_language_code' | 'voice_language_codes'>
  /** The audio, as the API gives it: the voice's sample, or a snippet it has spoken. */
  url: string | null
}

/** Saves what a voice says as `{voice_name}-{language_code}.mp3`; nothing while there is no audio. */
export function DownloadAudio({ voice, url }: DownloadAudioProps) {
  const messages = useMessages('voices', voicesMessages)
  const { client } = useRuntime()
  if (url === null) return null
  return (
    <Tooltip text={messages.downloadHint}>
      <a
        className="voice-button voice-download"
        data-variant="primary"
        part="download"
        href={client.url(url)}
        download={`${voice.voice_name}-${mainLanguage(voice)}.mp3`}
      >
        <Download aria-hidden="true" />
        {messages.download}
      </a>
    </Tooltip>
  )
}
