import type { BlindChoice } from '@voice-rankings/contract'
import type { RefObject } from 'react'
import { useKeysAround } from '../ui/useKeysAround.ts'
import { SIDE_LETTERS } from './sides.ts'
import type { BlindTestModel } from './useBlindTest.ts'

/** Key of each vote, shown in its button. */
export const VOTE_KEYS = { left: '1', tie: '0', right: '2', both_bad: '9' } as const satisfies Record<
  BlindChoice,
  string
>

/** Other keys. */
export const BLIND_KEYS = { ...SIDE_LETTERS, undo: 'U', next: '↵' } as const

/**
 * Keys of a blind test while the focus is in it, or on the part of the page around it: 1, 0, 2 and 9 vote, A and B play,
 * Space pauses, U undoes and Enter is next.
 */
export function useBlindKeys(root: RefObject<HTMLElement | null>, model: BlindTestModel): void {
  useKeysAround(root, ({ key, repeat }) => (repeat ? undefined : actionOf(key.toLowerCase(), model)))
}

function actionOf(key: string, model: BlindTestModel): (() => void) | undefined {
  const { status } = model.stage
  const isOpen = status === 'listening' || status === 'voted'
  const choice = (Object.keys(VOTE_KEYS) as BlindChoice[]).find((one) => VOTE_KEYS[one] === key)
  if (choice) return status === 'listening' ? () => void model.onVote(choice) : undefined
  if (key === 'u') return status === 'voted' ? () => void model.onUndo() : undefined
  if (key === 'enter') return status === 'voted' || status === 'summary' ? model.onNext : undefined
  if (!isOpen) return undefined
  if (key === ' ') return model.onPause
  return key === 'a' || key === 'b' ? () => model.onToggle(key === 'a' ? 'left' : 'right') : undefined
}
