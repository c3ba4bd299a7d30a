import { Suspense, lazy, memo } from 'react'
import { plainMarkdown } from './plainMarkdown.ts'

// The whole grammar weighs more than a player, and few texts need it.
const FullMarkdown = lazy(() => import('./FullMarkdown.tsx'))

/** Markdown as React elements. HTML in it stays text, a picture is its description, and a link that would run a script is only its words. */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  const parts = plainMarkdown(text)
  return (
    <div className="voice-markdown" part="markdown">
      {parts ? (
        <p>{parts.map(({ words, strong }, at) => (strong ? <strong key={at}>{words}</strong> : words))}</p>
      ) : (
        <Suspense fallback={<p>{text}</p>}>
          <FullMarkdown text={text} />
        </Suspense>
      )}
    </div>
  )
})
