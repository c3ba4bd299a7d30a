import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'
import { EngineStatus } from './readiness.ts'
import { VoiceQuery } from './search.ts'
import { VoiceDifference } from './voices.ts'

/** Rows per page of the operator's lists: default and maximum. */
export const OPERATOR_PAGE_SIZE = { default: 50, max: 200 } as const

/** Maximum length of the reason of a decision, in UTF-16 code units. */
export const REASON_LIMIT = 500

/** Maximum number of votes in one decision by their ids. */
export const DECIDED_VOTES_LIMIT = 10_000

/** Days of the operator's costs: default and maximum. */
export const COST_DAYS = { default: 30, max: 90 } as const

/** Integer query parameter with bounds. */
const whole = ({ default: fallback, max }: { default: number; max: number }) =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform<string | number, number>(Number),
      v.integer(),
      v.minValue(1),
      v.maxValue(max),
    ),
    fallback,
  )

const paging = { page: VoiceQuery.entries.page, limit: whole(OPERATOR_PAGE_SIZE) }
const paged = { total: v.number(), page: v.number(), limit: v.number() }

/** Sentence for people, stored with the decision and published. */
const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(REASON_LIMIT))

/** Common properties: for operators only, on this site only. Others get `not_found`, as if there were no such call. */
const forOperators = { access: 'operator', embed: false } as const

/** Filters of votes, all of which must match. */
const voteFilters = {
  /** Voice on either side. */
  voice_id: v.optional(v.string()),
  voter_key: v.optional(v.string()),
  network_key: v.optional(v.string()),
  /** Check that left the votes out, or `operator`. */
  excluded_by: v.optional(v.string()),
}

/** A vote on a blind pair as an operator sees it: its voter and network are keys without a name or address. */
export const OperatorVote = object({
  vote_id: v.number(),
  /** Time, ISO 8601. */
  voted_at: v.string(),
  language_code: v.string(),
  blind_use: v.string(),
  left_voice_id: v.string(),
  right_voice_id: v.string(),
  blind_choice: v.string(),
  vote_weight: v.number(),
  voter_key: v.string(),
  network_key: v.nullable(v.string()),
  /** Check that left it out, or `operator`; null for a vote that counts. */
  excluded_by: v.nullable(v.string()),
  /** Reason of the last decision about it; null if there was none. */
  decision_reason: v.nullable(v.string()),
})
export type OperatorVote = v.InferOutput<typeof OperatorVote>

/** Lists votes on blind pairs, newest first. */
export const operatorVotes = endpoint({
  ...forOperators,
  method: 'GET',
  path: '/api/v1/operator/votes',
  query: object({
    ...voteFilters,
    /** `true` for votes that were left out only. */
    excluded_only: v.optional(v.picklist(['true', 'false'])),
    ...paging,
  }),
  response: object({ votes: v.array(OperatorVote), ...paged }),
  errors: ['not_found', 'forbidden'],
})

/**
 * Leaves votes out of the scores, or counts them again, and computes the scores. Takes the ids of votes, or filters, of
 * which at least one is required. The decision and its reason are published in `blind.exclusions`.
 */
export const decideVotes = endpoint({
  ...forOperators,
  method: 'POST',
  path: '/api/v1/operator/votes/decide',
  bodyLimitBytes: 256 * 1024,
  body: object({
    /** False to count the votes again. */
    excluded: v.boolean(),
    reason,
    vote_ids: v.optional(v.pipe(v.array(v.number()), v.maxLength(DECIDED_VOTES_LIMIT))),
    ...voteFilters,
  }),
  response: object({
    /** Votes that the decision changed: with them it can be undone. */
    vote_ids: v.array(v.number()),
    /** Number of votes that match. */
    matched_count: v.number(),
  }),
  errors: ['not_found', 'forbidden'],
})

/** A shared snippet. */
export const OperatorSnippet = object({
  voice_snippet_id: v.string(),
  voice_id: v.string(),
  voice_snippet_text: v.string(),
  created_at: v.string(),
  /** True while it is hidden from everybody but its owners. */
  is_hidden: v.boolean(),
  /** Reason of the last decision about it; null if there was none. */
  decision_reason: v.nullable(v.string()),
})
export type OperatorSnippet = v.InferOutput<typeof OperatorSnippet>

/** Lists shared snippets, newest first. Unshared ones are never listed. */
export const operatorSnippets = endpoint({
  ...forOperators,
  method: 'GET',
  path: '/api/v1/operator/snippets',
  query: object({
    /** Part of the text. */
    search: v.optional(v.string()),
    voice_id: v.optional(v.string()),
    /** `true` for hidden ones only. */
    hidden_only: v.optional(v.picklist(['true', 'false'])),
    ...paging,
  }),
  response: object({ operator_snippets: v.array(OperatorSnippet), ...paged }),
  errors: ['not_found', 'forbidden'],
})

/** Hides a snippet from everybody but its owners, with page and audio, or shows it again. Owners see the reason. */
export const decideSnippet = endpoint({
  ...forOperators,
  method: 'POST',
  path: '/api/v1/operator/snippets/decide',
  body: object({ voice_snippet_id: v.string(), is_hidden: v.boolean(), reason }),
  response: object({
    voice_snippet_id: v.string(),
    /** False if it was so before. */
    is_changed: v.boolean(),
  }),
  errors: ['not_found', 'forbidden'],
})

/** A speech engine with the state of its voices. */
export const OperatorEngine = object({
  voice_service: v.string(),
  engine_name: v.string(),
  status: EngineStatus.entries.status,
  /** Last error: the reason for a status other than ready; null without one. */
  status_reason: v.nullable(v.string()),
  /** Time since which the status is as it is, ISO 8601; null until it has been recorded. */
  status_since: v.nullable(v.string()),
  /** Listed voices, those with measurements, and those whose last measurement failed. */
  voice_count: v.number(),
  measured_count: v.number(),
  failed_count: v.number(),
  /** Error of the last voice that failed; null without one. */
  voice_failure: v.nullable(v.string()),
  /** Texts of visitors in this process: those that wait, and those that are being spoken. */
  waiting_count: v.number(),
  running_count: v.number(),
})
export type OperatorEngine = v.InferOutput<typeof OperatorEngine>

/** Engines with their states, queues and voices. */
export const operatorEngines = endpoint({
  ...forOperators,
  method: 'GET',
  path: '/api/v1/operator/engines',
  response: object({ operator_engines: v.array(OperatorEngine) }),
  errors: ['not_found', 'forbidden'],
})

/** Texts of a provider on a day. */
export const OperatorCost = object({
  /** UTC day, `2026-11-27`. */
  day: v.string(),
  voice_service: v.string(),
  text_count: v.number(),
  character_count: v.number(),
  /** At the present list prices, in US dollars; null if a price is in another unit or currency. */
  dollars: v.nullable(v.number()),
  /** Credits that users paid. */
  credits_paid: v.number(),
})
export type OperatorCost = v.InferOutput<typeof OperatorCost>

/**
 * Costs per provider and day, newest first, counted from the generated texts that are stored, and from the credits that
 * users paid. Not counted are deleted texts, samples of the catalogue and checks of the drift watch, whose characters of the
 * current period are in `drift_budget`.
 */
export const operatorCosts = endpoint({
  ...forOperators,
  method: 'GET',
  path: '/api/v1/operator/costs',
  query: object({ day_count: whole(COST_DAYS) }),
  response: object({
    costs: v.array(OperatorCost),
    drift_budget: object({
      /** Characters of voices with a price that the drift watch has used, and may use, in 30 days. */
      used_characters: v.number(),
      limit_characters: v.number(),
    }),
  }),
  errors: ['not_found', 'forbidden'],
})

/** A change of a voice that the drift watch found. */
export const OperatorChange = object({
  voice_id: v.string(),
  found_at: v.string(),
  unchanged_at: v.string(),
  differences: v.array(VoiceDifference),
})
export type OperatorChange = v.InferOutput<typeof OperatorChange>

/** Changes of voices, newest first, and the last checks. */
export const operatorDrift = endpoint({
  ...forOperators,
  method: 'GET',
  path: '/api/v1/operator/drift',
  query: object({ voice_id: v.optional(v.string()), ...paging }),
  response: object({
    drift_changes: v.array(OperatorChange),
    ...paged,
    /** The last 20 complete checks, newest first. */
    drift_checks: v.array(object({ voice_id: v.string(), checked_at: v.string() })),
    /** Number of voices with a complete check. */
    checked_count: v.number(),
  }),
  errors: ['not_found', 'forbidden'],
})

/**
 * Checks one voice for changes now, which takes seconds. Fails with `conflict` while the voice is being checked, and with
 * `not_found` if no engine offers it.
 */
export const checkDrift = endpoint({
  ...forOperators,
  method: 'POST',
  path: '/api/v1/operator/drift/check',
  body: object({ voice_id: v.string() }),
  response: object({
    voice_id: v.string(),
    /** `waiting`: the budget does not allow it, or the provider failed. */
    drift_outcome: v.picklist(['unchanged', 'changed', 'waiting']),
  }),
  errors: ['not_found', 'conflict'],
})
