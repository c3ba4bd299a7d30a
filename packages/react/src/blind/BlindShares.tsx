import type { BlindResult } from '@voice-rankings/contract'
import { blindAgreement } from './blindTexts.ts'
import type { BlindMessages } from './messages.ts'
import type { BlindTestModel } from './useBlindTest.ts'

/** Votes on the pair as one bar: the left voice, neither in the middle, the right voice. */
export function BlindShares({
  texts,
  stage,
  result,
}: {
  texts: BlindMessages
  stage: BlindTestModel['stage']
  result: BlindResult
}) {
  const { left, right, pair_votes: votes } = result
  const middle = votes.tie_share + votes.both_bad_share
  return (
    <div part="blind-shares">
      <p>{blindAgreement({ stage, texts })}</p>
      {votes.pair_vote_count > 0 && (
        <>
          <svg part="blind-share-bar" aria-hidden="true">
            <Share from={0} share={votes.left_share} gender={left.voice.voice_gender} />
            <Share from={votes.left_share} share={middle} />
            <Share from={votes.left_share + middle} share={votes.right_share} gender={right.voice.voice_gender} />
          </svg>
          <p part="blind-share-names">
            <b>{texts.share(left.voice.voice_name, votes.left_share)}</b>
            <span>
              {texts.tieShare(votes.tie_share)}
              {votes.both_bad_share > 0 && ` · ${texts.bothBadShare(votes.both_bad_share)}`}
            </span>
            <b>{texts.share(right.voice.voice_name, votes.right_share)}</b>
          </p>
        </>
      )}
    </div>
  )
}

/** Part of the bar, in the colour of its voice; without one for neither. */
function Share({ from, share, gender }: { from: number; share: number; gender?: string }) {
  if (share === 0) return null
  return <rect x={`${from * 100}%`} width={`${share * 100}%`} height="100%" data-gender={gender} />
}
