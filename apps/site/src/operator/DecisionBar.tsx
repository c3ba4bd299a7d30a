import { REASON_LIMIT } from '@voice-rankings/contract'
import { Alert, Button } from '@voice-rankings/react/ui'
import { TextField } from './Section.tsx'
import type { Decision } from './useDecision.ts'
import { useOperatorTexts } from './useOperatorTexts.ts'

/** Field for the reason of the next decision, and the last one with Undo. */
export function DecisionBar({ decision }: { decision: Decision }) {
  const { texts } = useOperatorTexts()
  const { reason, field, isMissing, isBusy, hasFailed, made } = decision
  return (
    <>
      <TextField
        ref={field}
        label={texts.reason}
        hint={texts.reasonHint}
        problem={isMissing ? texts.reasonMissing : undefined}
        value={reason}
        onChange={(next) => decision.setReason(next.slice(0, REASON_LIMIT))}
      />
      {hasFailed && <Alert title={texts.refused} />}
      <output className="site-operator-row">
        {made && (
          <>
            {made.message}{' '}
            <Button size="small" busy={isBusy} onClick={decision.undo}>
              {texts.undo}
            </Button>
          </>
        )}
      </output>
    </>
  )
}
