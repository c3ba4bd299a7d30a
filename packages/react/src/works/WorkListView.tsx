import type { WorkSummary } from '@voice-rankings/contract'
import { BookOpen, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { LazyPlaylistMenu } from '../playlists/menu/late/index.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { Alert, Bar, Button, PlainIconButton, Link, Notice, Spinner } from '../ui/index.ts'
import type { WorksMessages } from './messages.ts'
import type { WorkListState } from './workListStore.ts'

type ListTexts = WorksMessages['list'] & Pick<WorksMessages['reader'], 'minutesLeft'>

export interface WorkListViewProps extends WorkListState, RootProps {
  texts: ListTexts
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
  const { work_title: title, work_voice: voice, work_duration: duration, work_place: place } = work
  const spokenShare = work.spoken_count / Math.max(1, work.sentence_count)
  const percent = Math.floor(100 * spokenShare)
  const isSpeaking = work.work_status === 'speaking'
  const isHeard = place !== null && place.time_left < HEARD_MS
  const heardShare = place && (isHeard ? 1 : 1 - place.time_left / Math.max(duration, place.time_left))
  return (
    <li data-gender={voice.voice_gender}>
      <BookOpen aria-hidden="true" />
      <div>
        <Link href={hrefOf(work)} dir="auto" lang={work.work_language}>
          {title}
        </Link>
        <p>
          {texts.facts(voice.voice_name, minutesOf(duration))}
          {percent > 0 || isSpeaking ? ` · ${texts.spoken(percent)}` : null}
        </p>
        {isSpeaking ? (
          <>
            <progress className="voice-hidden" aria-label={texts.speaking(title)} max={100} value={percent} />
            <Bar part="works-bar" share={spokenShare} />
          </>
        ) : heardShare === null ? null : (
          <>
            <Place place={place} isHeard={isHeard} texts={texts} />
            <Bar part="works-bar" share={heardShare} />
          </>
        )}
      </div>
      {place && !isHeard ? (
        <Link
          className="voice-button"
          part="works-continue"
          data-variant="quiet"
          data-size="small"
          href={hrefOf(work)}
          aria-label={texts.continueOne(title)}
        >
          {texts.continue}
        </Link>
      ) : null}
      <LazyPlaylistMenu variant="icon" name={title} item={{ kind: 'work', work_id: work.work_id }} />
      <PlainIconButton label={texts.delete(title)} title={texts.delete(title)} onClick={() => onDelete(work)}>
        <Trash2 aria-hidden="true" />
      </PlainIconButton>
    </li>
  )
}

/** Time before the end of a text at which it counts as heard, in ms: the pause after its last sentence. */
const HEARD_MS = 1500

const minutesOf = (ms: number) => Math.max(1, Math.round(ms / 60_000))

function Place({ place, isHeard, texts }: { place: WorkSummary['work_place']; isHeard: boolean; texts: ListTexts }) {
  if (place === null) return null
  return (
    <p part="works-place">
      {isHeard ? (
        texts.heard
      ) : (
        <>
          {place.section_title === null ? null : (
            <>
              <bdi>{place.section_title}</bdi>
              {' · '}
            </>
          )}
          {texts.minutesLeft(minutesOf(place.time_left))}
        </>
      )}
    </p>
  )
}
