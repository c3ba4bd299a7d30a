import { speechCost, type Voice } from '@voice-rankings/contract'
import { useMessages, useProfile } from '../runtime/index.ts'
import { creditsAvailable } from '../account/index.ts'
import { accountMessages } from '../account/messages.ts'

export interface TextCostProps {
  text: string
  /** Voices that will speak it. */
  voices: readonly Pick<Voice, 'voice_price'>[]
}

/** Credits that a text will cost, for users, who pay with them; visitors have a limited number of texts instead. */
export function TextCost({ text, voices }: TextCostProps) {
  const texts = useMessages('account', accountMessages)
  const profile = useProfile()
  if (!profile || text.trim() === '' || voices.length === 0) return null
  const cost = voices.reduce((sum, { voice_price }) => sum + speechCost(text, voice_price), 0)
  const left = creditsAvailable(profile)
  return (
    <p part="cost" data-state={cost > left ? 'over' : 'within'}>
      {cost > left ? texts.costsMore(cost, left) : texts.costs(cost)}
    </p>
  )
}
