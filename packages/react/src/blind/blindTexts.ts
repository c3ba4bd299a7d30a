import type { BlindTestModel } from './useBlindTest.ts'

/** Number of the pair in its round, from 1. */
export function pairNumber({ stage, round }: Pick<BlindTestModel, 'stage' | 'round'>): number {
  const votes = round?.round_vote_count ?? 0
  return stage.status === 'voted' ? votes : votes + 1
}

/** What the visitor chose, after a vote; else null. */
export function blindHeadline({ stage, texts }: Pick<BlindTestModel, 'stage' | 'texts'>): string | null {
  if (stage.status !== 'voted') return null
  const { result } = stage
  if (result.blind_choice === 'tie') return texts.choseTie
  if (result.blind_choice === 'both_bad') return texts.choseNone
  return texts.chose(result[result.blind_choice].voice.voice_name)
}

/** How many votes agree with the visitor's. */
export function blindAgreement({ stage, texts }: Pick<BlindTestModel, 'stage' | 'texts'>): string | null {
  if (stage.status !== 'voted') return null
  const { blind_choice: choice, pair_votes: votes } = stage.result
  return votes.pair_vote_count > 1 ? texts.agreed(votes[`${choice}_share`], votes.pair_vote_count) : texts.firstVote
}
