import { snippetPath, voicePath } from '@voice-rankings/contract'
import type { SpeechMark, SpokenSnippet, Voice } from '@voice-rankings/contract'
import { formatVtt } from '@voice-rankings/playback/captions'
import { playerFileName } from '../downloads/index.ts'
import { saveFile } from '../files/saveFile.ts'
import { soundSource } from '../player/index.ts'
import { useRuntime } from '../runtime/index.ts'
import { ShareDialogPlace, useShare } from '../share/index.ts'
import { Icon } from '../ui/icons.tsx'
import { Button, Link } from '../ui/index.ts'
import type { CompareMessages } from './messages.ts'

export interface CompareActionsProps {
  texts: CompareMessages
  voice: Voice
  /** Snippet of the text; null if the sample says it. */
  snippet: SpokenSnippet | null
  /** Audio field of the API. */
  audio: string
  /** Words of the audio; the captions are made of them. */
  marks: readonly SpeechMark[]
}

/** Actions of a compared voice that has said the text: download of sound and captions, open, embed. */
export function CompareActions({ texts, voice, snippet, audio, marks }: CompareActionsProps) {
  const { client } = useRuntime()
  const sound = soundSource(client, audio)
  const share = useShare({ voice, snippet })
  const { voice_name: name } = voice
  return (
    <>
      {'url' in sound ? (
        <a
          className="voice-button"
          data-variant="quiet"
          data-size="small"
          href={sound.url}
          download={playerFileName(voice, 'mp3')}
          aria-label={texts.downloadOf(name)}
        >
          <Icon name="download" />
          {texts.download}
        </a>
      ) : null}
      {marks.length > 0 ? (
        <Button
          variant="plain"
          size="small"
          aria-label={texts.captionsOf(name)}
          onClick={() => saveFile(new Blob([formatVtt(marks)], { type: 'text/vtt' }), playerFileName(voice, 'vtt'))}
        >
          {texts.captions}
        </Button>
      ) : null}
      <Link
        className="voice-button"
        data-variant="plain"
        data-size="small"
        aria-label={texts.openOf(name)}
        href={snippet ? snippetPath(snippet) : voicePath(voice)}
      >
        {texts.open}
      </Link>
      <Button
        variant="plain"
        size="small"
        part="compare-embed"
        aria-haspopup="dialog"
        aria-label={texts.embedOf(name)}
        onClick={() => share.onTabChange('embed')}
      >
        {texts.embed}
      </Button>
      <ShareDialogPlace {...share} />
    </>
  )
}
