import type { Voice } from '@voice-rankings/contract'
import { ArticleReader, WorkArticle } from '@voice-rankings/react/works'
import { VoicePlace } from '../place/VoicePlace.tsx'

export interface PlacedReaderProps {
  /**
   * Element of the page that contains the article, or a selector for it: it is read aloud and its words are highlighted. The
   * element is not modified, and its text is sent to the server when it is played.
   */
  for?: Element | string
  /** Voice, if the page has it already. Default: none; it is loaded from `voicePath`. */
  voice?: Voice
  /** Path of the voice, in place of `voice`: `flite/female/slt--warm`, or the address of its page. */
  voicePath?: string
  /** Id of a long text of the visitor, in place of `for`: the element shows it. */
  workId?: string
  /** Name of the bar. Default: `Listen to this article`. */
  label?: string
}

/** Reader of an article of the page, or of a long text. */
export function PlacedReader({ for: article, voice, voicePath, workId, label }: PlacedReaderProps) {
  if (workId !== undefined) return <WorkArticle workId={workId} label={label} />
  if (article === undefined) return null
  return (
    <VoicePlace voice={voice} voicePath={voicePath}>
      {(placed) => (placed.voice ? <ArticleReader article={article} voice={placed.voice} label={label} /> : null)}
    </VoicePlace>
  )
}
