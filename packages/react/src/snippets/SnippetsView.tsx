import { useId } from 'react'
import { Alert, Button, Spinner } from '../ui/index.ts'
import { SnippetCard } from './SnippetCard.tsx'
import { SnippetSearchBox } from './SnippetSearchBox.tsx'
import type { SnippetsModel } from './useSnippets.ts'

export interface SnippetsViewProps extends SnippetsModel {
  headingLevel: 1 | 2 | 3
  /** Shows only so many of the newest, without the search. */
  limit?: number | undefined
}

/** The screen as a picture of its state. */
export function SnippetsView({ headingLevel, limit, ...model }: SnippetsViewProps) {
  const { texts, shown, problem } = model
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section className="voice-snippets" part="snippets" data-status={shown.status} aria-labelledby={id}>
      <Heading id={id} part="snippets-title">
        {texts.title}
      </Heading>
      {limit === undefined ? (
        <>
          <SnippetSearchBox {...model} />
          <ResultLine {...model} />
        </>
      ) : null}
      {problem === null ? null : <Alert title={texts.shareFailed}>{problem}</Alert>}
      <SnippetCards {...model} headingLevel={headingLevel} limit={limit} />
    </section>
  )
}

/** How many there are; spoken by screen readers whenever it changes. */
function ResultLine({ texts, shown, query, isSearching }: SnippetsModel) {
  const count = 'snippets' in shown ? shown.snippets.length : null
  return (
    <output className="voice-snippets-count" part="snippets-count">
      {isSearching ? <span className="voice-hidden">{texts.searching}</span> : null}
      {count === null ? null : query === null ? texts.count(count) : texts.found(count, query)}
    </output>
  )
}

function SnippetCards({ texts, shown, store, onRetry, onClear, onNewText, headingLevel, limit }: SnippetsViewProps) {
  switch (shown.status) {
    case 'loading':
      return (
        <output className="voice-snippets-loading">
          <Spinner /> {texts.loading}
        </output>
      )
    case 'empty':
      return <Nothing title={texts.empty} hint={texts.emptyHint} level={headingLevel} />
    case 'notFound':
      return (
        <Nothing
          title={texts.notFound}
          hint={texts.notFoundHint}
          level={headingLevel}
          action={texts.clear}
          onAction={onClear}
        />
      )
    case 'failed':
      return (
        <Nothing
          title={texts.failed}
          hint={texts.failedHint}
          level={headingLevel}
          action={texts.retry}
          onAction={onRetry}
        />
      )
    default:
      return (
        <ul className="voice-snippets-list" part="snippets-list">
          {shown.snippets.slice(0, limit).map((snippet) => (
            <li key={snippet.voice_snippet_id}>
              <SnippetCard snippet={snippet} store={store} onNewText={onNewText} />
            </li>
          ))}
        </ul>
      )
  }
}

interface NothingProps {
  title: string
  hint: string
  /** Rank of the screen's own title. */
  level: 1 | 2 | 3
  action?: string
  onAction?: () => void
}

/** What stands in the place of a list that has nothing to show. */
function Nothing({ title, hint, level, action, onAction }: NothingProps) {
  const Heading = ({ 1: 'h2', 2: 'h3', 3: 'h4' } as const)[level]
  return (
    <div className="voice-notice" part="notice">
      <Heading part="notice-title">{title}</Heading>
      <p>{hint}</p>
      {action ? <Button onClick={onAction}>{action}</Button> : null}
    </div>
  )
}
