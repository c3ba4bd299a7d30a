import type { VoicePlayerModel } from './VoicePlayerModel.ts'

/** From this share of the limit on, a writer is told that little is left. */
const NEAR = 0.9

/**
 * What people who hear the page are told while they write and wait, in a region that speaks up only when its text changes:
 * at most three times about the length of a text, and never while the voice speaks.
 */
export function PlayerAnnouncements({ texts, readOnly, generation, text, limit, excess, isEdited }: VoicePlayerModel) {
  if (readOnly) return null
  return (
    <output className="voice-hidden">
      {generation.status === 'generating' && texts.generating}
      {generation.status === 'idle' && generation.isHoldOver && texts.holdOver}
      {generation.status === 'ready' && !isEdited && texts.generated}
      {generation.status !== 'generating' && isEdited && lengthNotice()}
    </output>
  )

  function lengthNotice(): string | null {
    if (excess > 0) return texts.pastLimit
    if (text.length === limit) return texts.atLimit
    return text.length >= limit * NEAR ? texts.nearLimit(Math.round(limit * (1 - NEAR))) : null
  }
}
