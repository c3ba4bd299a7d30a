import { snippetPath, voicePath } from '@voice-rankings/contract'
import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { useDownload } from '../downloads/index.ts'
import { useMessages } from '../runtime/index.ts'
import { shareMessages, useShare } from '../share/index.ts'
import { Button, Link } from '../ui/index.ts'
import { SteadyText } from '../ui/SteadyText.tsx'
import type { CompareMessages } from './messages.ts'

export interface CompareActionsProps {
  texts: CompareMessages
  voice: Voice
  /** Snippet of the text; null if the sample says it. */
  snippet: SpokenSnippet | null
}

/** Actions of a compared voice that has said the text: download, open, embed. */
export function CompareActions({ texts, voice, snippet }: CompareActionsProps) {
  const shareTexts = useMessages('share', shareMessages)
  const { hasAudio, work, onDownload } = useDownload({ voice, snippet, naming: 'player' })
  const { embedCode, copied, problem, onOpenChange, onCopyEmbed } = useShare({ voice, snippet })
  // The code is made for an open menu only.
  const id = snippet?.voice_snippet_id
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the handler is new in every render
  useEffect(() => onOpenChange(true), [id])
  const { voice_name: name } = voice
  const isCopied = copied === 'embed'
  const failure = work.status === 'failed' ? work.message : problem
  return (
    <>
      <Button
        size="small"
        icon={<Download aria-hidden="true" />}
        busy={work.status === 'downloading'}
        disabled={!hasAudio}
        aria-label={texts.downloadOf(name)}
        onClick={onDownload}
      >
        {texts.download}
      </Button>
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
        // Others could not hear a private snippet.
        disabled={embedCode === null || snippet?.voice_snippet_shared === false}
        aria-label={isCopied ? shareTexts.copied : texts.embedOf(name)}
        onClick={onCopyEmbed}
      >
        <SteadyText text={isCopied ? shareTexts.copied : texts.embed} other={isCopied ? texts.embed : shareTexts.copied} />
      </Button>
      <output className="voice-hidden">{isCopied ? shareTexts.copiedWhat.embed : null}</output>
      {failure === null ? null : (
        <p part="compared-note" data-kind="danger" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}
