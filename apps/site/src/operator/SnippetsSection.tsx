import type { OperatorSnippet } from '@voice-rankings/contract'
import { useRuntime } from '@voice-rankings/react'
import { Button } from '@voice-rankings/react/ui'
import { useCallback, useState } from 'react'
import { DecisionBar } from './DecisionBar.tsx'
import { CheckBox, isolated, OperatorTable, Pages, TextField, WhenLoaded } from './Section.tsx'
import { type Decide, useDecision } from './useDecision.ts'
import { useLoaded } from './useLoaded.ts'
import { useOperatorTexts } from './useOperatorTexts.ts'

/** Shared snippets: hidden from everybody but their owners, and shown again. */
export function SnippetsSection() {
  const { client } = useRuntime()
  const { texts: all, time } = useOperatorTexts()
  const texts = all.snippets
  const [search, setSearch] = useState('')
  const [hiddenOnly, setHiddenOnly] = useState(false)
  const [page, setPage] = useState(1)
  const load = useCallback(
    (signal: AbortSignal) =>
      client.operator.snippets(
        {
          ...(search.trim() === '' ? {} : { search: search.trim() }),
          ...(hiddenOnly ? { hidden_only: 'true' } : {}),
          page,
        },
        { signal },
      ),
    [client, search, hiddenOnly, page],
  )
  const { data, reload, retry } = useLoaded(load)
  const decision = useDecision({ onDone: reload, undone: all.undone })

  const deciding =
    ({ voice_snippet_id }: OperatorSnippet, is_hidden: boolean): Decide =>
    async (reason) => {
      await client.operator.decideSnippet({ voice_snippet_id, is_hidden, reason })
      return {
        message: is_hidden ? texts.hid : texts.restored,
        undo: (undone) => client.operator.decideSnippet({ voice_snippet_id, is_hidden: !is_hidden, reason: undone }),
      }
    }

  const actionOf = (snippet: OperatorSnippet) => {
    const { is_hidden, voice_snippet_text: text } = snippet
    return (
      <Button
        size="small"
        aria-label={is_hidden ? texts.showOf(text) : texts.hideOf(text)}
        onClick={() => decision.decide(deciding(snippet, !is_hidden))}
      >
        {is_hidden ? texts.show : texts.hide}
      </Button>
    )
  }

  return (
    <>
      <p className="site-hint">{texts.intro}</p>
      <div className="site-operator-fields">
        <TextField
          label={texts.search}
          value={search}
          onChange={(value) => {
            setSearch(value)
            setPage(1)
          }}
        />
      </div>
      <CheckBox
        label={texts.hiddenOnly}
        checked={hiddenOnly}
        onChange={(checked) => {
          setHiddenOnly(checked)
          setPage(1)
        }}
      />
      <DecisionBar decision={decision} />
      <WhenLoaded data={data} onRetry={retry}>
        {({ operator_snippets, total, limit }) => (
          <>
            <OperatorTable
              caption={texts.table}
              columns={[
                [texts.time, (snippet) => time(snippet.created_at)],
                [all.voice, (snippet) => isolated(snippet.voice_id)],
                [texts.text, (snippet) => isolated(snippet.voice_snippet_text)],
                [texts.state, (snippet) => (snippet.is_hidden ? texts.isHidden : texts.shown)],
                [all.reason, (snippet) => snippet.decision_reason ?? '–'],
                [all.actions, actionOf],
              ]}
              rows={operator_snippets}
              keyOf={(snippet) => snippet.voice_snippet_id}
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
