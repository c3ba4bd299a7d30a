import { failureText, formatHoldEnd, playerMessages } from '../../player/index.ts'
import { useMessages, useWriting } from '../../runtime/index.ts'
import type { CompareModel } from '../useCompareVoices.ts'

/** Reason why a similar voice did not say the text; nothing without one. */
export function SayItProblem({ model: { texts, compared } }: { model: Pick<CompareModel, 'texts' | 'compared'> }) {
  const writing = useWriting()
  const playerTexts = useMessages('player', playerMessages)
  const problem = compared.flatMap(({ generation, take, name }) => {
    if (take) return []
    if (generation.status === 'held') {
      const { message, until } = generation
      return `${until ? texts.held(message, formatHoldEnd(until, writing)) : message} ${texts.heldHint}`
    }
    if (generation.status !== 'failed') return []
    return `${name}: ${failureText(generation, { ...playerTexts, failedBody: texts.notSpoken })}`
  })[0]
  return problem === undefined ? null : <p role="alert">{problem}</p>
}
