import { Bar, Button } from '../ui/index.ts'
import type { OpenReader, VoiceReaderModel } from './useVoiceReader.ts'

/**
 * Speaks the whole text in the background: its cost before, its progress meanwhile. Others than its owner are told how many
 * sentences are skipped.
 */
export function SpeakAll({ reader, texts, isUser, isSaving }: VoiceReaderModel & { reader: OpenReader }) {
  const { work, onSpeakAll, onCancel } = reader
  const share = work.sentence_count === 0 ? 1 : work.spoken_count / work.sentence_count
  const percent = Math.floor(share * 100)
  if (!work.own) {
    if (share === 1) return null
    return (
      <p part="reader-speech">
        {texts.files.left(work.sentence_count - work.spoken_count)} {texts.skipped}
      </p>
    )
  }
  if (work.work_status === 'speaking') {
    return (
      <div part="reader-speech">
        <progress className="voice-hidden" aria-label={texts.speakAll} max={100} value={percent} />
        <span>{texts.progress(percent)}</span>
        <Bar part="reader-bar" share={share} />
        <Button size="small" busy={isSaving} onClick={onCancel}>
          {texts.stop}
        </Button>
      </div>
    )
  }
  if (share === 1) return <p part="reader-speech">{texts.allSpoken}</p>
  return (
    <div part="reader-speech">
      {work.work_failure === null ? null : <output>{work.work_failure}</output>}
      {isUser ? (
        <>
          <Button size="small" busy={isSaving} onClick={onSpeakAll}>
            {texts.speakAll}
          </Button>
          <span>{texts.costs(work.credits_left)}</span>
        </>
      ) : (
        <span>{texts.login}</span>
      )}
    </div>
  )
}
