import { isOtherScript, speechCost, type Voice } from '@voice-rankings/contract'
import { languageName } from '../names/languageName.ts'
import { useMessages, useProfile, useRuntime, useWriting } from '../runtime/index.ts'
import { creditsAvailable } from '../account/index.ts'
import { accountMessages } from '../account/messages.ts'
import { useTextLanguage } from '../textLanguage/useTextLanguage.ts'
import { Link } from '../ui/Link.tsx'

export interface TextNotesProps {
  text: string
  /** True for a text of the visitor, whose language is detected. */
  isTyped: boolean
  /** Voices that will speak it. */
  voices: readonly Pick<Voice, 'voice_name' | 'voice_language_codes' | 'voice_price'>[]
}

/** What to know before a text is generated: see `LazyTextNotes`. */
export function TextNotes(props: TextNotesProps) {
  if (props.text.trim() === '' || props.voices.length === 0) return null
  return (
    <>
      <OtherLanguage {...props} />
      <TextCost {...props} />
    </>
  )
}

/** Names the voices that do not speak the language of the text, or whose languages are written in another script. */
function OtherLanguage({ text, isTyped, voices }: TextNotesProps) {
  const texts = useMessages('account', accountMessages)
  const writing = useWriting()
  const { client } = useRuntime()
  const found = useTextLanguage(isTyped ? text : '')
  const [code = ''] = found?.codes ?? []
  const names = voices.flatMap(({ voice_name: name, voice_language_codes: codes }) =>
    found?.isOtherThan(codes) || isOtherScript(text, codes) ? [name] : [],
  )
  if (names.length === 0) return null
  if (!found) return <output part="other-language">{texts.otherScript(names)}</output>
  const language = languageName(code, writing)
  return (
    <output part="other-language">
      {texts.otherLanguage(language, names)}{' '}
      <Link href={client.url(`/voices?languageCode=${code}`)}>{texts.voicesOf(language)}</Link>
    </output>
  )
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
