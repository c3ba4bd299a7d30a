import { voicePath } from '@voice-rankings/contract'
import type { CastVoice, FitPart } from '@voice-rankings/contract'
import { Check, Minus } from 'lucide-react'
import { PlayButton, playerMessages, Waveform } from '../player/index.ts'
import { dollarText } from '../leaderboard/index.ts'
import { leaderboardMessages } from '../leaderboard/messages.ts'
import type { LeaderboardMessages } from '../leaderboard/messages.ts'
import { providerName } from '../names/providerName.ts'
import { formatAttribute, formatNumber, useMessages, useRuntime, useWriting } from '../runtime/index.ts'
import type { WritingMessages } from '../runtime/index.ts'
import { Button, Link } from '../ui/index.ts'
import { SentenceRefusal, useSentenceSound, valueText, VoiceLanguages } from '../voices/index.ts'
import { voicesMessages } from '../voices/messages.ts'
import type { VoicesMessages } from '../voices/messages.ts'
import type { CastingMessages } from './messages.ts'
import type { CastingModel } from './useCasting.ts'

interface CastingRowProps extends Pick<CastingModel, 'texts' | 'sentence' | 'onCast'> {
  rank: number
  cast: CastVoice
  roleName: string
  isCast: boolean
}

/** Share of a part from which it counts as met. */
const MET = 0.5

/** Voice of a role: it speaks the role's first sentence, says why it suits, and is cast by its button. */
export function CastingRow({ texts, sentence, rank, cast, roleName, isCast, onCast }: CastingRowProps) {
  const { voice, fit, parts } = cast
  const { client } = useRuntime()
  const writing = useWriting()
  const player = useMessages('player', playerMessages)
  const sound = useSentenceSound(sentence, voice)
  const { take, isPlaying } = sound
  const name = voice.voice_name
  const words = useMessages('voices', voicesMessages)
  const prices = useMessages('leaderboard', leaderboardMessages)
  const traits = voice.voice_traits
  const onToggle = () => void sentence.toggle(voice)
  return (
    <li part="casting-voice" data-gender={voice.voice_gender} data-cast={isCast || undefined}>
      <span part="casting-rank">{formatNumber(rank, 0, writing)}</span>
      <PlayButton
        label={isPlaying ? player.pauseVoice(name) : player.playVoice(name)}
        status={sound.status}
        gender={voice.voice_gender}
        onClick={onToggle}
      />
      <div part="casting-reasons">
        <p part="casting-name">
          <Link href={client.url(voicePath(voice))}>{name}</Link>{' '}
          <span>
            {providerName(voice.voice_service)} · <VoiceLanguages voice={voice} />
          </span>
        </p>
        {traits.length === 0 ? null : (
          <p part="casting-traits-of">{traits.map((trait) => words.traits[trait]).join(' · ')}</p>
        )}
        <ul>
          {parts.map((part) => (
            <li key={`${part.part} ${part.attribute ?? ''}`} data-met={part.met >= MET || undefined}>
              {part.met >= MET ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
              <span className="voice-hidden">{part.met >= MET ? texts.met : texts.missed} </span>
              {factOf(part, { texts, words, prices }, writing)}
            </li>
          ))}
        </ul>
        <SentenceRefusal take={take} onRetry={onToggle} />
      </div>
      <div part="casting-fit">
        <b>{texts.fit(formatNumber(fit, 0, writing))}</b>
        <Waveform
          peaks={sound.peaks}
          melody={sound.melody}
          gender={voice.voice_gender}
          track={sound.track}
          bars={24}
          height={28}
        />
        <Button
          size="small"
          aria-pressed={isCast}
          aria-label={texts.castAs(name, roleName)}
          onClick={() => onCast(cast)}
        >
          {texts.cast}
        </Button>
      </div>
    </li>
  )
}

/** What a voice has of a part: its value with unit, its score, or its price. */
function factOf(
  { part, attribute, voice_value: value }: FitPart,
  { texts, words, prices }: { texts: CastingMessages; words: VoicesMessages; prices: LeaderboardMessages },
  writing: WritingMessages,
) {
  if (part === 'blind') return value === null ? texts.noScore : texts.score(formatNumber(value, 0, writing))
  if (part === 'price') return value === null ? texts.otherPrice : dollarText(value, prices, writing)
  if (attribute === null) return ''
  return valueText(attribute, value === null ? texts.notMeasured : formatAttribute(attribute, value, writing), words)
}
