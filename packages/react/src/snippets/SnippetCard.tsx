import { memo } from 'react'
import { SnippetCardView } from './SnippetCardView.tsx'
import type { SnippetCardOptions } from './useSnippetCard.ts'
import { useSnippetCard } from './useSnippetCard.ts'

/** Card of one text, with playback and highlighted words in each voice that read it. */
export const SnippetCard = memo(function SnippetCard(props: SnippetCardOptions) {
  return <SnippetCardView {...useSnippetCard(props)} />
})
