import { memo, useId } from 'react'
import { Alert, FailedNotice, Link, Notice, Spinner } from '../ui/index.ts'
import { RemovedNotice } from './RemovedNotice.tsx'
import { SnippetCardView } from './SnippetCardView.tsx'
import { SnippetSearchBox } from './SnippetSearchBox.tsx'
import type { SnippetCardOptions } from './useSnippetCard.ts'
import { useSnippetCard } from './useSnippetCard.ts'
import type { SnippetsModel } from './useSnippets.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface SnippetsViewProps extends SnippetsModel, RootProps {
  headingLevel: 1 | 2 | 3
  /** Shows only this many of the newest, without the search. */
  limit?: number | undefined
  /** Path of the catalogue, to which an empty list links. Default: no link. */
  cataloguePath?: string | undefined
}

/**
 * View of a snippets model.
 *
 * @example
 * <SnippetsView {...useSnippets({})} headingLevel={2} />
 */
export function SnippetsView({ headingLevel, limit, cataloguePath, ...model }: SnippetsViewProps) {
  const { texts, shown, problem } = model
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const isBare = model.isOfVoice && shown.status === 'empty'
  return (
    <section
      part="snippets"
      data-status={shown.status}
      aria-labelledby={id}
      {...rootProps(model, 'voice-screen voice-snippets')}
    >
      <Heading id={id} className="voice-screen-title" part="snippets-title">
        {texts.title}
      </Heading>
      {limit === undefined && !isBare ? (
        <>
          <SnippetSearchBox {...model} />
          <ResultLine {...model} />
        </>
      ) : null}
      <RemovedNotice {...model} />
      {problem && <Alert title={texts.shareFailed}>{problem.message ?? texts.failedHint}</Alert>}
      {isBare ? (
        <p part="snippets-none">{texts.noneOfVoice}</p>
      ) : (
        <SnippetCards {...model} headingLevel={headingLevel} limit={limit} cataloguePath={cataloguePath} />
      )}
    </section>
  )
}

/** Number of snippets, announced by screen readers when it changes. */
function ResultLine({ texts, shown, query, isSearching }: SnippetsModel) {
  const count = 'snippets' in shown ? shown.snippets.length : null
  return (
    <output className="voice-snippets-count" part="snippets-count">
      {isSearching ? <span className="voice-hidden">{texts.searching}</span> : null}
      {count === null ? null : query === null ? texts.count(count) : texts.found(count, query)}
    </output>
  )
}

function SnippetCards(props: SnippetsViewProps) {
  const { texts, shown, store, onRetry, onClear, onNewText, headingLevel, limit, cataloguePath } = props
  const below = ({ 1: 2, 2: 3, 3: 4 } as const)[headingLevel]
  switch (shown.status) {
    case 'loading':
      return (
        <output className="voice-snippets-loading">
          <Spinner /> {texts.loading}
        </output>
      )
    case 'empty':
      return (
        <Notice title={texts.empty} hint={texts.emptyHint} headingLevel={below}>
          {cataloguePath === undefined ? null : (
            <Link className="voice-button" data-variant="quiet" href={cataloguePath}>
              {texts.browse}
            </Link>
          )}
        </Notice>
      )
    case 'notFound':
      return (
        <Notice
          title={texts.notFound}
          hint={texts.notFoundHint}
          headingLevel={below}
          action={texts.clear}
          onAction={onClear}
        />
      )
    case 'failed':
      return <FailedNotice texts={texts} headingLevel={below} onRetry={onRetry} />
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

/** Card of one text, with playback and highlighted words in each voice that read it. */
const SnippetCard = memo(function SnippetCard(props: SnippetCardOptions) {
  return <SnippetCardView {...useSnippetCard(props)} />
})
