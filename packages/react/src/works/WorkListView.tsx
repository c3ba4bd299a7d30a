import type { WorkSummary } from '@voice-rankings/contract'
import { BookOpen, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { LazyPlaylistMenu } from '../playlists/menu/late/index.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { Alert, Button, PlainIconButton, Link, Notice, Spinner } from '../ui/index.ts'
import type { WorksMessages } from './messages.ts'
import type { WorkListState } from './workListStore.ts'

export interface WorkListViewProps extends WorkListState, RootProps {
  texts: WorksMessages['list']
  hrefOf: (work: WorkSummary) => string
  onRetry: () => void
  onDelete: (work: WorkSummary) => void
  onRestore: () => void
}

/** View of the list of long texts. */
export function WorkListView(props: WorkListViewProps) {
  const { status, works, deleted, problem, texts, onRestore } = props
  const id = useId()
  return (
    <section part="works" data-status={status} aria-labelledby={id} {...rootProps(props, 'voice-works')}>
      <h2 id={id}>{texts.title}</h2>
      {problem === null ? null : <Alert title={problem || texts.deleteFailed} />}
      <output>
        {deleted ? (
          <span part="works-deleted">
            {texts.deleted(deleted.work_title)}{' '}
            <Button size="small" onClick={onRestore}>
              {texts.undo}
            </Button>
          </span>
        ) : null}
      </output>
      {status === 'loading' ? (
        <p>
          <Spinner /> {texts.loading}
        </p>
      ) : status === 'failed' ? (
        <Notice title={texts.failed} hint="" headingLevel={3} action={texts.retry} onAction={props.onRetry} />
      ) : works.length === 0 ? (
        <Notice title={texts.empty} hint={texts.emptyHint} headingLevel={3} />
      ) : (
        <ul>
          {works.map((work) => (
            <WorkRow key={work.work_id} {...props} work={work} />
          ))}
        </ul>
      )}
    </section>
  )
}

function WorkRow({ work, texts, hrefOf, onDelete }: WorkListViewProps & { work: WorkSummary }) {
  const { work_title: title, work_voice: voice, work_duration: duration, sentence_count, spoken_count } = work
  const minutes = Math.max(1, Math.round(duration / 60_000))
  const percent = Math.floor((100 * spoken_count) / Math.max(1, sentence_count))
  return (
    <li data-gender={voice.voice_gender}>
      <BookOpen aria-hidden="true" />
      <div>
        <Link href={hrefOf(work)} dir="auto" lang={work.work_language}>
          {title}
        </Link>
        <p>
          {texts.facts(voice.voice_name, minutes)}
          {percent > 0 ? ` · ${texts.spoken(percent)}` : null}
        </p>
      </div>
      <LazyPlaylistMenu variant="icon" name={title} item={{ kind: 'work', work_id: work.work_id }} />
      <PlainIconButton label={texts.delete(title)} title={texts.delete(title)} onClick={() => onDelete(work)}>
        <Trash2 aria-hidden="true" />
      </PlainIconButton>
    </li>
  )
}
