import type { EngineStatus, Readiness } from '@voice-rankings/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import type { SpeechService } from '../speech/createSpeech.ts'

interface Counts {
  voices_done: number
  voices_total: number
  voices_failed: number
}

/** Progress of the catalogue from the database, whichever process measures the voices. */
export async function readReadiness(database: Database, speech: SpeechService): Promise<Readiness> {
  const [counts = { voices_done: 0, voices_total: 0, voices_failed: 0 }] = await database.rows<Counts>(sql`
    SELECT count(*) FILTER (WHERE measured_stamp IS NOT NULL)::int AS voices_done,
      count(*)::int AS voices_total,
      count(*) FILTER (WHERE measured_stamp IS NULL AND failure IS NOT NULL)::int AS voices_failed
    FROM voices WHERE listed AND (measured_stamp IS NOT NULL OR planned_source IS NOT NULL)`)
  return { ready: counts.voices_done > 0, message: messageFor(counts), ...counts, engines: engineStates(speech) }
}

/** States of the engines, for the health check and the operator. */
export function engineStates(speech: Pick<SpeechService, 'engines'>): EngineStatus[] {
  return speech.engines.map((engine) => ({ id: engine.id, name: engine.name, status: engine.status() }))
}

function messageFor({ voices_done, voices_total, voices_failed }: Counts): string {
  if (voices_total === 0) return 'The catalogue is being prepared.'
  const failed =
    voices_failed > 0 ? ` ${voices_failed} could not be generated. The next attempt is at the next start.` : ''
  const left = voices_total - voices_done - voices_failed
  if (left === 0) return `All ${voices_done} voices are measured.${failed}`
  return `${voices_done} of ${voices_total} voices are measured so far.${failed}`
}
