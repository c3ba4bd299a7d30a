import type { VoiceNames } from '@voice-rankings/contract'
import { useRef } from 'react'
import { useMessages } from '../../runtime/index.ts'
import { rootProps, useRefs } from '../../ui/rootProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'
import { worksMessages } from '../messages.ts'
import { useReader } from '../useVoiceReader.ts'
import { ArticleView } from './ArticleView.tsx'
import type { ArticleViewProps } from './ArticleView.tsx'
import { useArticle } from './useArticle.ts'
import type { ArticleOnPage } from './useArticle.ts'

export interface ArticleReaderProps extends RootProps {
  /** Element of the page that contains the article, or a selector for it. It is not modified. */
  article: Element | string
  /** Voice that reads it. */
  voice: VoiceNames
  /** Name of the bar. Default: `Listen to this article`. */
  label?: string | undefined
}

/**
 * Reads an article of the page aloud: its words light up where they are, and a click on a sentence reads on from there.
 * Nothing is sent to the server before it is played.
 *
 * @example
 * <ArticleReader article="#article" voice={voice} />
 */
export function ArticleReader({ article: wanted, voice, label, ...props }: ArticleReaderProps) {
  const texts = useMessages('works', worksMessages)
  const place = useRef<HTMLElement>(null)
  const ref = useRefs(place, props)
  const found = useArticle(place, wanted, voice)
  return (
    <section
      part="article"
      data-gender={voice.voice_gender}
      aria-label={label ?? texts.article.listen}
      {...rootProps(props, 'voice-article')}
      ref={ref}
    >
      {found && <FoundArticle {...{ texts, label, found }} />}
    </section>
  )
}

interface FoundArticleProps extends Pick<ArticleViewProps, 'texts' | 'label'> {
  found: ArticleOnPage
}

function FoundArticle({ found: { article, work, source, onStart }, ...view }: FoundArticleProps) {
  const { reader, heard } = useReader({ workId: '', initial: work, source })
  return reader && <ArticleView {...view} {...{ article, reader, heard, onStart }} />
}
