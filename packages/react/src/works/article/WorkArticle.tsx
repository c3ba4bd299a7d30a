import { useState } from 'react'
import { useMessages } from '../../runtime/index.ts'
import { Spinner } from '../../ui/index.ts'
import { rootProps } from '../../ui/rootProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'
import { worksMessages } from '../messages.ts'
import { useVoiceReader } from '../useVoiceReader.ts'
import type { OpenReader } from '../useVoiceReader.ts'
import { ArticleProblem, ArticleView } from './ArticleView.tsx'

export interface WorkArticleProps extends RootProps {
  /** Id of a long text. */
  workId: string
  /** Name of the bar. Default: `Listen to this article`. */
  label?: string | undefined
}

/**
 * Shows a long text in the type of the page around it, under a bar that reads it aloud.
 *
 * @example
 * <WorkArticle workId="k3Vd82mQxT1rWb0s" />
 */
export function WorkArticle({ workId, label, ...props }: WorkArticleProps) {
  const { status, reader, heard, onRetry } = useVoiceReader({ workId })
  const texts = useMessages('works', worksMessages)
  const [text, setText] = useState<HTMLElement | null>(null)
  return (
    <section
      part="article"
      data-status={status}
      data-gender={reader?.work.work_voice.voice_gender}
      aria-label={label ?? texts.article.listen}
      {...rootProps(props, 'voice-article')}
    >
      {reader ? (
        <>
          <ArticleView {...{ texts, label, reader, heard }} article={text} />
          <div part="article-text" lang={reader.work.work_language} ref={setText}>
            <WorkText reader={reader} />
          </div>
        </>
      ) : status === 'loading' ? (
        <output>
          <Spinner /> {texts.reader.loading}
        </output>
      ) : (
        <ArticleProblem
          text={status === 'missing' ? texts.reader.missing : texts.reader.failed}
          action={texts.reader.again}
          onAction={onRetry}
        />
      )}
    </section>
  )
}

function WorkText({ reader: { sections } }: { reader: OpenReader }) {
  return sections.flatMap(({ section, paragraphs }) =>
    paragraphs.map(({ paragraph, heading, speaker, sentences }) => {
      const Tag = heading ? 'h2' : 'p'
      return (
        <Tag key={`${section} ${paragraph}`} dir="auto">
          {speaker === null ? null : <b>{speaker} </b>}
          {sentences.map((sentence) => sentence.text).join(' ')}
        </Tag>
      )
    }),
  )
}
