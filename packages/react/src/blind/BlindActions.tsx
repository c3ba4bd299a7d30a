import type { BlindChoice } from '@voice-rankings/contract'
import { Ear, Undo2 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useMessages } from '../runtime/index.ts'
import { Button } from '../ui/index.ts'
import { voicesMessages } from '../voices/messages.ts'
import { isComplete, isHeard } from './blindStore.ts'
import { SIDE_LETTERS } from './sides.ts'
import { BLIND_KEYS, VOTE_KEYS } from './useBlindKeys.ts'
import type { BlindTestModel } from './useBlindTest.ts'

/** Votes as wide buttons; `both_bad` is a link below them. */
const WIDE = ['left', 'tie', 'right'] as const

/** Votes of a pair, and after the vote Undo and the next pair. */
export function BlindActions(model: BlindTestModel) {
  return model.stage.status === 'voted' ? <AfterVote {...model} /> : <Votes {...model} />
}

function Votes({ stage, texts, isLoggedIn, onVote, onLogin }: BlindTestModel) {
  const note = useId()
  const pair = stage.status === 'listening' ? stage : null
  const canVote = pair !== null && isHeard(pair.heard)
  const vote = (choice: BlindChoice) => ({
    'aria-disabled': !canVote || undefined,
    'aria-keyshortcuts': VOTE_KEYS[choice],
    'aria-describedby': canVote ? undefined : note,
    onClick: () => void onVote(choice),
  })
  return (
    <>
      <fieldset part="blind-votes" aria-label={texts.votes} data-ready={canVote || undefined}>
        {WIDE.map((choice) => (
          <Button key={choice} size="large" part="blind-vote" busy={pair?.sending === choice} {...vote(choice)}>
            <kbd aria-hidden="true">{VOTE_KEYS[choice]}</kbd>
            <span data-wide>{texts.choices[choice]}</span>
            <span data-narrow>{choice === 'tie' ? texts.tieInShort : SIDE_LETTERS[choice]}</span>
          </Button>
        ))}
        <button type="button" part="blind-both-bad" {...vote('both_bad')}>
          <span>{texts.choices.both_bad}</span> <kbd aria-hidden="true">{VOTE_KEYS.both_bad}</kbd>
        </button>
      </fieldset>
      <p part="blind-note">
        <span id={note}>{texts.note}</span>
        {!isLoggedIn && (pair?.pair.pair.vote_weight ?? 0) < 1 && (
          <span>
            {texts.weight}{' '}
            <button type="button" part="blind-login" onClick={onLogin}>
              {texts.login}
            </button>
          </span>
        )}
      </p>
    </>
  )
}

function AfterVote({ stage, round, texts, onUndo, onNext }: BlindTestModel) {
  const voices = useMessages('voices', voicesMessages)
  const voted = stage.status === 'voted' ? stage : null
  const seconds = useSecondsLeft(voted?.undoUntil ?? 0)
  const taste = voted?.result.taste
  return (
    <>
      {taste && (
        <p part="blind-taste">
          <Ear size={20} aria-hidden="true" />
          {texts.tasteSoFar(
            taste.traits.map((trait) => voices.traits[trait]),
            taste.chosen_count,
            taste.pair_count,
          )}
        </p>
      )}
      <div part="blind-after">
        <Button
          size="large"
          icon={<Undo2 aria-hidden="true" />}
          busy={voted?.isUndoing ?? false}
          aria-disabled={seconds === 0 || voted?.isUndoing || undefined}
          aria-keyshortcuts={BLIND_KEYS.undo}
          onClick={() => void onUndo()}
        >
          <span>{seconds > 0 ? texts.undoIn(seconds) : texts.undo}</span>{' '}
          <kbd aria-hidden="true">{BLIND_KEYS.undo}</kbd>
        </Button>
        <Button
          size="large"
          variant="primary"
          part="blind-next"
          aria-disabled={voted?.isUndoing || undefined}
          aria-keyshortcuts="Enter"
          onClick={onNext}
        >
          {isComplete(round) ? texts.finish : texts.next} <kbd aria-hidden="true">{BLIND_KEYS.next}</kbd>
        </Button>
      </div>
    </>
  )
}

/** Seconds left until a time in ms since 1970, rounded up; 0 afterwards. */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now)
  const leftMs = Math.max(0, until - now)
  useEffect(() => {
    if (leftMs <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), leftMs % 1000 || 1000)
    return () => clearTimeout(timer)
  }, [leftMs])
  return Math.ceil(leftMs / 1000)
}
