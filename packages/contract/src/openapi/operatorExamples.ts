import type { CallExamples } from './callExample.ts'
import { EXAMPLE_VOICE } from './voiceExamples.ts'

const { voice_id, voice_service } = EXAMPLE_VOICE
const voice_snippet_id = 'Qx3vT0hK8mZr5LwA2nYb1g'
const paged = { total: 1, page: 1, limit: 50 }
const noCall = 'There is no such call. See /api/v1/docs.'
const hidden = { errors: { not_found: noCall } }

/** Examples of the operator's calls. */
export const operatorExamples: CallExamples<'operator'> = {
  'operator.votes': {
    request: { excluded_only: 'true', limit: 50 },
    response: {
      votes: [
        {
          vote_id: 48_212,
          voted_at: '2026-11-27T10:15:00.000Z',
          language_code: 'en',
          blind_use: 'narration',
          left_voice_id: voice_id,
          right_voice_id: 'espeak-en-us+f2--standard',
          blind_choice: 'left',
          vote_weight: 0.3,
          voter_key: 'visitor:Zk81QpLc4e',
          network_key: 'f0Zs81QpLc4e',
          excluded_by: 'speed',
          decision_reason: 'The vote came sooner than both sounds last.',
        },
      ],
      ...paged,
    },
    ...hidden,
  },
  'operator.decideVotes': {
    request: { excluded: true, reason: 'Votes for one voice by a script.', voter_key: 'visitor:Zk81QpLc4e' },
    response: { vote_ids: [48_212], matched_count: 1 },
    ...hidden,
  },
  'operator.snippets': {
    request: { limit: 50 },
    response: {
      operator_snippets: [
        {
          voice_snippet_id,
          voice_id,
          voice_snippet_text: 'The north wind and the sun were arguing.',
          created_at: '2026-11-27T10:15:00.000Z',
          is_hidden: false,
          decision_reason: null,
        },
      ],
      ...paged,
    },
    ...hidden,
  },
  'operator.decideSnippet': {
    request: { voice_snippet_id, is_hidden: true, reason: 'It insults somebody.' },
    response: { voice_snippet_id, is_changed: true },
    needs: { call: 'speech.generate', fields: ['voice_snippet_id'] },
    errors: { not_found: 'There is no such snippet. It may have been deleted.' },
  },
  'operator.engines': {
    request: {},
    response: {
      operator_engines: [
        {
          voice_service,
          engine_name: 'Flite',
          status: 'ready',
          status_reason: null,
          status_since: '2026-11-27T10:15:00.000Z',
          voice_count: 18,
          measured_count: 18,
          failed_count: 0,
          voice_failure: null,
          waiting_count: 0,
          running_count: 1,
        },
      ],
    },
    ...hidden,
  },
  'operator.costs': {
    request: { day_count: 30 },
    response: {
      costs: [
        {
          day: '2026-11-27',
          voice_service,
          text_count: 412,
          character_count: 61_800,
          dollars: 0,
          credits_paid: 40_100,
        },
      ],
      drift_budget: { used_characters: 0, limit_characters: 100_000 },
    },
    ...hidden,
  },
  'operator.drift': {
    request: { limit: 50 },
    response: {
      drift_changes: [
        {
          voice_id,
          found_at: '2026-11-27T10:15:00.000Z',
          unchanged_at: '2026-10-28T10:15:00.000Z',
          differences: [{ measure: 'pitch', value_before: 182.4, value_after: 104.1, z_score: 31.7 }],
        },
      ],
      ...paged,
      drift_checks: [{ voice_id, checked_at: '2026-11-27T10:15:00.000Z' }],
      checked_count: 18,
    },
    ...hidden,
  },
  'operator.checkDrift': {
    request: { voice_id },
    response: { voice_id, drift_outcome: 'unchanged' },
    errors: {
      not_found: 'No engine offers this voice at the moment, or its language has no fixed sentence.',
      conflict: 'This voice is being checked. Look again in a moment.',
    },
  },
}
