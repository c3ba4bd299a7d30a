import { LEXICON_LIMITS } from '@voice-rankings/contract'
import type { LexiconEntry } from '@voice-rankings/contract'
import { useId, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { Alert, Button, FailedNotice, Notice, Select, Spinner } from '../ui/index.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { LexiconFiles } from './LexiconFiles.tsx'
import { LexiconForm } from './LexiconForm.tsx'
import { LexiconRow } from './LexiconRow.tsx'
import type { LexiconModel } from './useLexicon.ts'

export interface LexiconViewProps extends LexiconModel, RootProps {
  /** Heading level of its title. */
  headingLevel: 1 | 2 | 3
}

/**
 * Form for a new term, the terms with their actions, and files.
 *
 * @example
 * <LexiconView {...useLexicon()} headingLevel={2} />
 */
export function LexiconView(props: LexiconViewProps) {
  const { texts, list, headingLevel, onRetry } = props
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const Heading = `h${headingLevel}` as const
  return (
    <section part="lexicon" data-status={list.status} aria-labelledby={id} {...rootProps(props, 'voice-lexicon')}>
      <Heading ref={title} id={id} part="lexicon-title" tabIndex={-1}>
        {texts.title}
      </Heading>
      <p part="lexicon-intro">{texts.intro}</p>
      {list.status === 'loading' && (
        <output part="lexicon-loading">
          <Spinner /> {texts.loading}
        </output>
      )}
      {list.status === 'failed' && <FailedNotice texts={texts} onRetry={onRetry} headingLevel={below(headingLevel)} />}
      {list.status === 'ready' && <ReadyLexicon {...props} entries={list.entries} title={title} />}
    </section>
  )
}

/** Level of a heading inside the section. */
const below = (level: 1 | 2 | 3) => ({ 1: 2, 2: 3, 3: 4 })[level] as 2 | 3 | 4

interface ReadyLexiconProps extends LexiconViewProps {
  entries: readonly LexiconEntry[]
  /** Receives focus when the focused row is removed. */
  title: RefObject<HTMLElement | null>
}

function ReadyLexicon(props: ReadyLexiconProps) {
  const { texts, entries, voices, voiceId, problem, removed, isSaving, title, headingLevel } = props
  const { onSave, onRemove, onRestore, onVoiceChange } = props
  const [edited, setEdited] = useState<string | null>(null)
  const heardVoices = voices.map(({ voice_id: value, voice_name: label }) => ({ value, label }))
  return (
    <>
      <LexiconForm {...{ texts, voices, isSaving }} label={texts.newEntry} action={texts.add} onSave={onSave} />
      {problem && <Alert title={problem.message ?? texts.problems[problem.kind]} />}
      {voiceId !== null && entries.length > 0 && (
        <Select label={texts.hearIn} value={voiceId} options={heardVoices} onValueChange={onVoiceChange} />
      )}
      {entries.length === 0 ? (
        <Notice title={texts.empty} hint={texts.emptyHint} headingLevel={below(headingLevel)} />
      ) : (
        <ul aria-label={texts.entries} part="lexicon-entries">
          {entries.map((entry) => (
            <li key={entry.lexicon_entry_id} part="lexicon-entry">
              {edited === entry.lexicon_entry_id ? (
                <LexiconForm
                  {...{ texts, voices, isSaving, entry }}
                  label={texts.editOf(entry.term)}
                  action={texts.save}
                  onSave={onSave}
                  onClose={() => setEdited(null)}
                />
              ) : (
                <LexiconRow
                  {...props}
                  entry={entry}
                  onEdit={() => setEdited(entry.lexicon_entry_id)}
                  onRemove={() => {
                    title.current?.focus()
                    void onRemove(entry)
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <output part="lexicon-removed">
        {removed && (
          <>
            {texts.removed(removed.term)}{' '}
            <Button size="small" busy={isSaving} onClick={() => void onRestore()}>
              {texts.undo}
            </Button>
          </>
        )}
      </output>
      <LexiconFiles {...props} />
      <p part="lexicon-count">{texts.count(entries.length, LEXICON_LIMITS.entries)}</p>
    </>
  )
}
