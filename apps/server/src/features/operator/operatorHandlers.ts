import type { CallName, VoiceQuery } from '@voice-rankings/contract'
import type { Handlers } from '../../kernel/api/handlers.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import type { Limiter } from '../../kernel/limits/limiter.ts'
import type { Log } from '../../kernel/log/createLog.ts'
import { conditionsOf, countVotes, decideVotes, idsOfVotes, readVotes } from '../blind/decideVotes.ts'
import { listCatalogue } from '../catalogueJob/listCatalogue.ts'
import { countChanges, readChanges, readChecks } from '../drift/readChanges.ts'
import { DRIFT_LIMIT_KEY, driftLimit, watchDrift } from '../drift/watchDrift.ts'
import type { Mastering } from '../mastering/createMastering.ts'
import { countShared, decideSnippets, readShared } from '../snippets/moderateSnippets.ts'
import type { SpeakOnce } from '../snippets/createSpeakOnce.ts'
import type { SpeechService } from '../speech/createSpeech.ts'
import { readCosts } from './readCosts.ts'
import { readEngines } from './readEngines.ts'

interface OperatorServices {
  readonly config: Config
  readonly database: Database
  readonly limiter: Limiter
  readonly speech: SpeechService
  readonly mastering: Mastering
  readonly speakOnce: Pick<SpeakOnce, 'queueStates'>
}

/** Number of the last checks of the drift watch in an answer. */
const CHECKS = 20

const offsetOf = ({ page, limit }: { page: VoiceQuery['page']; limit: number }) => ({
  limit,
  offset: (page - 1) * limit,
})

/** Handlers of the operator's calls. That an operator makes them is checked before, by their access. */
export function operatorHandlers(services: OperatorServices, log: Log): Pick<Handlers, CallName<'operator'>> {
  const { config, database, limiter, speech } = services
  const { queries } = database
  return {
    'operator.votes': async ({ query: { page, limit, ...query } }) => {
      const choice = choiceOf(query)
      const excludedOnly = query.excluded_only === 'true'
      const rows = await readVotes(queries, choice, { excludedOnly, ...offsetOf({ page, limit }) })
      return {
        votes: rows.map(({ vote, reason }) => ({
          vote_id: vote.vote_id,
          voted_at: vote.voted_at.toISOString(),
          language_code: vote.language_code,
          blind_use: vote.blind_use,
          left_voice_id: vote.left_voice_id,
          right_voice_id: vote.right_voice_id,
          blind_choice: vote.blind_choice,
          vote_weight: vote.weight,
          voter_key: vote.voter_key,
          network_key: vote.network_key,
          excluded_by: vote.excluded_by,
          decision_reason: reason,
        })),
        total: await countVotes(queries, choice, excludedOnly),
        page,
        limit,
      }
    },

    'operator.decideVotes': async ({ body }) => {
      const choice = { ...choiceOf(body), ids: body.vote_ids }
      if (conditionsOf(choice).length === 0) {
        const message = 'Name the votes: by their ids, voice, voter, network or check.'
        throw new ApiError('invalid_fields', message, { issues: [{ path: 'vote_ids', message }] })
      }
      const ids = await idsOfVotes(queries, choice)
      const changed = await decideVotes(database, ids, body)
      return { vote_ids: changed, matched_count: ids.length }
    },

    'operator.snippets': async ({ query: { page, limit, ...query } }) => {
      const choice = { search: query.search, voice: query.voice_id, hiddenOnly: query.hidden_only === 'true' }
      const rows = await readShared(queries, choice, offsetOf({ page, limit }))
      return {
        operator_snippets: rows.map(({ id, voice, text, hidden, reason, created }) => ({
          voice_snippet_id: id,
          voice_id: voice,
          voice_snippet_text: text,
          created_at: created.toISOString(),
          is_hidden: hidden,
          decision_reason: reason,
        })),
        total: await countShared(queries, choice),
        page,
        limit,
      }
    },

    'operator.decideSnippet': async ({ body: { voice_snippet_id, is_hidden, reason } }) => {
      const { unknown, changed } = await decideSnippets(database, [voice_snippet_id], { hidden: is_hidden, reason })
      if (unknown.length > 0) throw new ApiError('not_found', 'There is no such snippet. It may have been deleted.')
      return { voice_snippet_id, is_changed: changed.length > 0 }
    },

    'operator.engines': async () => ({ operator_engines: await readEngines(services) }),

    'operator.costs': async ({ query: { day_count } }) => {
      const limit = driftLimit(config)
      const { remaining } = await limiter.peek(limit, DRIFT_LIMIT_KEY)
      return {
        costs: await readCosts(database, day_count),
        drift_budget: { used_characters: limit.points - remaining, limit_characters: limit.points },
      }
    },

    'operator.drift': async ({ query: { voice_id, page, limit } }) => {
      const rows = await readChanges(queries, { voice: voice_id, ...offsetOf({ page, limit }) })
      const { checks, total } = await readChecks(queries, CHECKS)
      return {
        drift_changes: rows.map(({ voice_id: id, found_at, unchanged_at, differences }) => ({
          voice_id: id,
          found_at: found_at.toISOString(),
          unchanged_at: unchanged_at.toISOString(),
          differences,
        })),
        total: await countChanges(queries, voice_id),
        page,
        limit,
        drift_checks: checks.map(({ voice_id: id, checked_at }) => ({
          voice_id: id,
          checked_at: checked_at?.toISOString() ?? '',
        })),
        checked_count: total,
      }
    },

    'operator.checkDrift': async ({ body: { voice_id } }, call) => {
      const pass = await watchDrift({
        ...services,
        log,
        list: () => listCatalogue(speech.engines, { ...config, log }),
        only: voice_id,
        signal: call.signal,
      })
      if (pass.checked + pass.waiting + pass.busy === 0) {
        throw new ApiError(
          'not_found',
          'No engine offers this voice at the moment, or its language has no fixed sentence.',
        )
      }
      if (pass.busy > 0) throw new ApiError('conflict', 'This voice is being checked. Look again in a moment.')
      return { voice_id, drift_outcome: pass.changed > 0 ? 'changed' : pass.checked > 0 ? 'unchanged' : 'waiting' }
    },
  }
}

interface VoteFilters {
  voice_id?: string | undefined
  voter_key?: string | undefined
  network_key?: string | undefined
  excluded_by?: string | undefined
}

const choiceOf = ({ voice_id, voter_key, network_key, excluded_by }: VoteFilters) => ({
  voice: voice_id,
  voter: voter_key,
  network: network_key,
  check: excluded_by,
})
