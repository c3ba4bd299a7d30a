import { useMessages } from '../runtime/index.ts'
import { voicesMessages } from '../voices/messages.ts'
import { isHeard } from './blindStore.ts'
import { blindAgreement, blindHeadline } from './blindTexts.ts'
import { BLIND_SIDES, SIDE_LETTERS } from './sides.ts'
import type { BlindTestModel } from './useBlindTest.ts'

/** What a screen reader announces: the side that plays, the open vote, the result, and notices. */
export function useBlindAnnouncement(model: BlindTestModel): string {
  const { stage, sounds, notice, texts } = model
  const voices = useMessages('voices', voicesMessages)
  const playing = BLIND_SIDES.find((side) => sounds[side] === 'playing')
  switch (stage.status) {
    case 'loading':
      return texts.loading
    case 'listening': {
      if (playing) return texts.plays(SIDE_LETTERS[playing])
      if (notice?.kind === 'skipped' || notice?.kind === 'ended' || notice?.kind === 'undone')
        return notice.message ?? texts.notices[notice.kind]
      return isHeard(stage.heard) ? texts.canVote : ''
    }
    case 'voted': {
      const { left, right } = stage.result
      const names = BLIND_SIDES.map(
        (side) => `${SIDE_LETTERS[side]}: ${(side === 'left' ? left : right).voice.voice_name}`,
      )
      return [blindHeadline(model), blindAgreement(model), names.join(', ')].join(' ')
    }
    case 'summary': {
      const { taste } = stage.summary
      return taste
        ? texts.summary.taste(
            taste.traits.map((trait) => voices.traits[trait]),
            taste.chosen_count,
            taste.pair_count,
          )
        : texts.summary.noTaste
    }
    default:
      return ''
  }
}
