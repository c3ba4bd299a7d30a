import { useState } from 'react'
import type { PlayerRatingProps } from './PlayerRating.tsx'
import { useChunk } from '../useChunk.ts'

const loadRating = () => import('./PlayerRating.tsx')

/** The question for a rating, loaded while the voice is first heard. */
export function LazyRating(props: Omit<PlayerRatingProps, 'began'>) {
  const { status, heard } = props
  const [began, setBegan] = useState<PlayerRatingProps['heard'] | null>(null)
  const isKnown = began?.text === heard.text && began.snippetId === heard.snippetId
  if (status === 'playing' && !isKnown) setBegan(heard)
  const rating = useChunk(loadRating, began !== null, 'Nobody is asked for a rating: the question could not be loaded.')
  return rating && began && <rating.PlayerRating {...props} began={began} />
}
