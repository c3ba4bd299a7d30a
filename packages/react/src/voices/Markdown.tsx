import { Suspense, memo } from 'react'
import { plainMarkdown } from './plainMarkdown.ts'
import { lazyComponent } from '../loading/lazyComponent.ts'

// The whole grammar weighs more than a player, and few texts need it.
const FullMarkdown = lazyComponent(async () => (await import('./FullMarkdown.tsx')).FullMarkdown)

/** The server writes these texts in English. */
const ROOT = { className: 'voice-markdown', part: 'markdown', lang: 'en' }

/**
 * Markdown as React elements. HTML in it is text, an image is its alternative text, and a link that would run a script
 * is only its text.
 */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  const parts = plainMarkdown(text)
  if (!parts)
    return (
      <Suspense
        fallback={
          <div {...ROOT}>
            <p>{text}</p>
          </div>
        }
      >
        <FullMarkdown text={text} {...ROOT} />
      </Suspense>
    )
  return (
    <div {...ROOT}>
      <p>{parts.map(({ words, strong }, at) => (strong ? <strong key={at}>{words}</strong> : words))}</p>
    </div>
  )
})
