import { PlayButton } from '../../player/index.ts'
import { Button } from '../../ui/index.ts'
import type { WorksMessages } from '../messages.ts'
import type { HeardDurations } from '../readWork.ts'
import type { OpenReader } from '../useVoiceReader.ts'
import { ArticleControls } from './ArticleControls.tsx'
import { useArticleLight } from './useArticleLight.ts'

export interface ArticleViewProps {
  texts: WorksMessages
  /** Default: the text that invites to listen. */
  label: string | undefined
  /** Element with the text of the work. */
  article: Element | null
  reader: OpenReader
  heard: HeardDurations
  /** Called before it plays. */
  onStart?: (() => void) | undefined
}

/** Status of the play button by that of the player. */
const STATUS: Readonly<Record<string, 'playing' | 'loading'>> = {
  playing: 'playing',
  pausing: 'playing',
  loading: 'loading',
}

/** Bar that reads an article aloud, whose words light up. */
export function ArticleView({
  texts,
  label = texts.article.listen,
  article,
  reader,
  heard,
  onStart,
}: ArticleViewProps) {
  const { sound, work, onToggle } = reader
  const { voice_name, voice_gender } = work.work_voice
  useArticleLight(article, reader)
  const status = STATUS[sound.status] ?? 'idle'
  const toggle = () => {
    onStart?.()
    onToggle()
  }
  return (
    <>
      <div part="article-bar" data-status={sound.status}>
        <PlayButton
          label={status === 'idle' ? label : texts.reader.pause}
          status={status}
          gender={voice_gender}
          onClick={toggle}
        />
        <p part="article-name">
          <b dir="auto">{label}</b> <span>{voice_name}</span>
        </p>
        <ArticleControls reader={reader} heard={heard} texts={texts.reader} />
      </div>
      {sound.status === 'error' ? (
        <ArticleProblem
          text={reader.stopReason ?? texts.reader.stopped}
          action={texts.reader.again}
          onAction={toggle}
        />
      ) : null}
    </>
  )
}

/** Error of an article, with a button that tries again. */
export function ArticleProblem({ text, action, onAction }: { text: string; action: string; onAction: () => void }) {
  return (
    <p part="article-problem" role="alert">
      {text}{' '}
      <Button size="small" onClick={onAction}>
        {action}
      </Button>
    </p>
  )
}
