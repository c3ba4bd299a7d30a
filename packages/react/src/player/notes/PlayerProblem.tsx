import { useWriting, writingMessages } from '../../runtime/index.ts'
import { Alert, Button } from '../../ui/index.ts'
import type { PlayerMessages } from '../messages.ts'
import type { Generation } from '../playerState.ts'
import type { VoicePlayerModel } from '../VoicePlayerModel.ts'

/** Error of generation or playback, with a remedy. */
export function PlayerProblem(player: VoicePlayerModel) {
  const { texts, generation, stage, canAct, isEdited, fileProblem, onRetry, onLogin } = player
  const writing = useWriting()
  if (generation.status === 'held') {
    const { message, until } = generation
    return (
      <Alert title={until ? texts.holdTitle(message, formatHoldEnd(until, writing)) : message}>
        <p>{texts.holdBody}</p>
        <Button size="small" part="login" onClick={onLogin}>
          {texts.login}
        </Button>
      </Alert>
    )
  }
  const retry = (
    <Button size="small" part="retry" onClick={onRetry}>
      {texts.retry}
    </Button>
  )
  if (generation.status === 'failed') {
    return (
      <Alert title={texts.failedTitle}>
        <p>{failureText(generation, texts)}</p>
        {isEdited && canAct ? retry : null}
      </Alert>
    )
  }
  if (stage.problem === null) return fileProblem && <Alert title={texts.fileTitle}>{fileProblem}</Alert>
  return (
    <Alert title={texts.soundTitle}>
      <p>{texts.soundProblems[stage.problem]}</p>
      {retry}
    </Alert>
  )
}

type Texts = Pick<PlayerMessages, 'failedBody' | 'failedReasons'>

/** Reason for a failed generation: the server's message, or else the translation's. */
export function failureText({ message, reason }: Extract<Generation, { status: 'failed' }>, texts: Texts): string {
  return message ?? (reason ? texts.failedReasons[reason] : texts.failedBody)
}

const FORMAT: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
}

/** A moment as a long date with time and zone: `March 5, 2026 at 10:30 AM PST`. Default zone: the visitor's. */
export function formatHoldEnd(end: Date, { locale } = writingMessages, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { ...FORMAT, timeZone }).format(end)
}
