import { DECIDED_VOTES_LIMIT, type OperatorVote } from '@voice-rankings/contract'
import { useRuntime } from '@voice-rankings/react'
import { Button } from '@voice-rankings/react/ui'
import { useCallback, useState } from 'react'
import { DecisionBar } from './DecisionBar.tsx'
import { CheckBox, OperatorTable, Pages, TextField, WhenLoaded } from './Section.tsx'
import { type Decide, useDecision } from './useDecision.ts'
import { useLoaded } from './useLoaded.ts'
import { useOperatorTexts } from './useOperatorTexts.ts'

const NO_FILTER = { voice_id: '', voter_key: '', network_key: '', excluded_by: '' }
type VoteFilter = typeof NO_FILTER

/** Filters that are set. */
const setIn = (filter: VoteFilter): Partial<VoteFilter> =>
  Object.fromEntries(
    Object.entries(filter)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  )

const pairOf = ({ left_voice_id, right_voice_id }: OperatorVote) => (
  <>
    <bdi>{left_voice_id}</bdi>
    <br />
    <bdi>{right_voice_id}</bdi>
  </>
)

/** Votes on blind pairs: by filters, left out and restored one by one or all that match. */
export function VotesSection() {
  const { client } = useRuntime()
  const { texts: all, time, number } = useOperatorTexts()
  const texts = all.votes
  const [filter, setFilter] = useState(NO_FILTER)
  const [excludedOnly, setExcludedOnly] = useState(false)
  const [page, setPage] = useState(1)
  const load = useCallback(
    (signal: AbortSignal) =>
      client.operator.votes({ ...setIn(filter), ...(excludedOnly ? { excluded_only: 'true' } : {}), page }, { signal }),
    [client, filter, excludedOnly, page],
  )
  const { data, reload, retry } = useLoaded(load)
  const decision = useDecision({ onDone: reload, undone: all.undone })
  const chosen = setIn(filter)

  function choose(next: Partial<VoteFilter>) {
    setFilter({ ...filter, ...next })
    setPage(1)
  }

  /** Decides about votes; undoing it restores exactly those that it changed. */
  const deciding =
    (which: { vote_ids: number[] } | Partial<VoteFilter>, excluded: boolean): Decide =>
    async (reason) => {
      const { vote_ids: ids } = await client.operator.decideVotes({ ...which, excluded, reason })
      return {
        message: excluded ? texts.excluded(ids.length) : texts.restored(ids.length),
        undo: async (undone) => {
          for (let at = 0; at < ids.length; at += DECIDED_VOTES_LIMIT) {
            const vote_ids = ids.slice(at, at + DECIDED_VOTES_LIMIT)
            await client.operator.decideVotes({ vote_ids, excluded: !excluded, reason: undone })
          }
        },
      }
    }

  /** A key that filters by itself. */
  const filterBy = (name: 'voter_key' | 'network_key', key: string, label: string) => (
    <Button size="small" variant="plain" aria-label={label} onClick={() => choose({ [name]: key })}>
      <bdi>{short(key)}</bdi>
    </Button>
  )
  const voterOf = ({ voter_key: key }: OperatorVote) => filterBy('voter_key', key, texts.votesOfVoter(key))
  const networkOf = ({ network_key: key }: OperatorVote) =>
    key === null ? all.none : filterBy('network_key', key, texts.votesOfNetwork(key))
  const actionOf = ({ vote_id, excluded_by }: OperatorVote) => {
    const counts = excluded_by === null
    return (
      <Button
        size="small"
        aria-label={counts ? texts.excludeOf(vote_id) : texts.restoreOf(vote_id)}
        onClick={() => decision.decide(deciding({ vote_ids: [vote_id] }, counts))}
      >
        {counts ? texts.exclude : texts.restore}
      </Button>
    )
  }

  return (
    <>
      <p className="site-hint">{texts.intro}</p>
      <div className="site-operator-fields">
        <TextField label={all.voice} value={filter.voice_id} onChange={(voice_id) => choose({ voice_id })} />
        <TextField label={texts.voter} value={filter.voter_key} onChange={(voter_key) => choose({ voter_key })} />
        <TextField label={texts.network} value={filter.network_key} onChange={(key) => choose({ network_key: key })} />
        <TextField
          label={texts.check}
          value={filter.excluded_by}
          onChange={(check) => choose({ excluded_by: check })}
        />
      </div>
      <div className="site-operator-row">
        <CheckBox
          label={texts.excludedOnly}
          checked={excludedOnly}
          onChange={(checked) => {
            setExcludedOnly(checked)
            setPage(1)
          }}
        />
        <Button size="small" onClick={() => choose(NO_FILTER)}>
          {texts.all}
        </Button>
      </div>
      <DecisionBar decision={decision} />
      <WhenLoaded data={data} onRetry={retry}>
        {({ votes, total, limit }) => (
          <>
            {Object.keys(chosen).length > 0 && total > 0 && (
              <div className="site-operator-row">
                <Button busy={decision.isBusy} onClick={() => decision.decide(deciding(chosen, true))}>
                  {texts.excludeAll(total)}
                </Button>
                <Button busy={decision.isBusy} onClick={() => decision.decide(deciding(chosen, false))}>
                  {texts.restoreAll(total)}
                </Button>
              </div>
            )}
            <OperatorTable
              caption={texts.table}
              columns={[
                [texts.time, (vote) => time(vote.voted_at)],
                [texts.pair, pairOf],
                [texts.answer, (vote) => nameOf(texts.choices, vote.blind_choice)],
                [texts.weight, (vote) => number(vote.vote_weight)],
                [texts.voter, voterOf],
                [texts.network, networkOf],
                [texts.leftOut, (vote) => vote.excluded_by ?? texts.counts],
                [all.reason, (vote) => vote.decision_reason ?? '–'],
                [all.actions, actionOf],
              ]}
              rows={votes}
              keyOf={(vote) => vote.vote_id}
              empty={texts.empty}
              emptyHint={texts.emptyHint}
            />
            <Pages page={page} total={total} limit={limit} onPage={setPage} />
          </>
        )}
      </WhenLoaded>
    </>
  )
}

/** Start of a key, enough to tell those of a page apart. */
const short = (key: string) => (key.length > 16 ? `${key.slice(0, 16)}…` : key)

const nameOf = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key
