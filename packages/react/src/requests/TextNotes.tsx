import { isOtherScript, speechCost, type Voice } from '@voice-rankings/contract'
import { useMessages, useProfile } from '../runtime/index.ts'
import { creditsAvailable } from '../account/index.ts'
import { accountMessages } from '../account/messages.ts'

export interface TextNotesProps {
  text: string
  /** Voices that will speak it. */
  voices: readonly Pick<Voice, 'voice_name' | 'voice_language_codes' | 'voice_price'>[]
}

/** What to know before a text is generated: see `LazyTextNotes`. */
export function TextNotes(props: TextNotesProps) {
  if (props.text.trim() === '' || props.voices.length === 0) return null
  return (
    <>
      <OtherScript {...props} />
      <TextCost {...props} />
    </>
  )
}

/** Names the voices whose languages are written in another script. */
function OtherScript({ text, voices }: TextNotesProps) {
  const texts = useMessages('account', accountMessages)
  const names = voices.flatMap((voice) => (isOtherScript(text, voice.voice_language_codes) ? [voice.voice_name] : []))
  return names.length > 0 && <p part="other-script">{texts.otherScript(names)}</p>
}

/** Credits that the text will cost, for users, who pay with them; visitors have a limited number of texts instead. */
function TextCost({ text, voices }: TextNotesProps) {
  const texts = useMessages('account', accountMessages)
  const profile = useProfile()
  if (!profile) return null
  const cost = voices.reduce((sum, { voice_price }) => sum + speechCost(text, voice_price), 0)
  const left = creditsAvailable(profile)
  return (
    <p part="cost" data-state={cost > left ? 'over' : 'within'}>
      {cost > left ? texts.costsMore(cost, left) : texts.costs(cost)}
    </p>
  )
}
