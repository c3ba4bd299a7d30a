import { useWriting } from '../runtime/index.ts'
import { Alert, Button } from '../ui/index.ts'
import { formatHoldEnd } from './holds/formatHoldEnd.ts'
import { failureText } from './failureText.ts'
import type { VoicePlayerModel } from './VoicePlayerModel.ts'

/** Why there is no new snippet, or why the one there is cannot be heard, and what to do about it. */
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
