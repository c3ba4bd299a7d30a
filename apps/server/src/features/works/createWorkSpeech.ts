import { TEXT_LIMITS } from '@voice-rankings/contract'
import type { WorkRow } from '../../kernel/database/workTables.ts'
import type { SnippetRow } from '../../kernel/database/schema.ts'
import type { Payer } from '../credits/createCharge.ts'
import { createWorkHold } from '../credits/createHold.ts'
import { refuseGrown } from '../lexicon/saidText.ts'
import type { PreparedSentence } from './prepareWork.ts'
import { addWorkSnippet } from './workStore.ts'
import type { WorkServices } from './workServices.ts'

/** Who asks for a sentence. */
interface Listener {
  readonly payer: Payer
  /** Network address. */
  readonly client: string
  readonly signal: AbortSignal
}

/** Speaks a sentence of a work, or returns its snippet. */
export type SpeakSentence = (
  work: WorkRow,
  sentence: PreparedSentence,
  listener: Listener,
) => Promise<{ row: SnippetRow; isDuplicate: boolean }>

export function createWorkSpeech({ config, limiter, speakOnce }: WorkServices): SpeakSentence {
  const hold = createWorkHold(limiter, config)
  return async (work, { settings, voice }, { payer, client, signal }) => {
    const { voice_id: voiceId, text, speed, said } = settings
    if (said) refuseGrown(said, TEXT_LIMITS.paid)
    const admission = speakOnce.enter({ voiceId, text, speed, asker: payer, client })
    try {
      const { result, joined } = await admission.speak({
        voice,
        settings,
        shared: false,
        storedHere: true,
        claim: (database, id) => addWorkSnippet(database, work.work_id, id),
        payer,
        hold,
        client,
        signal,
      })
      return { row: result.row, isDuplicate: result.found || joined }
    } finally {
      admission.leave()
    }
  }
}
