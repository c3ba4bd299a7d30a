import { modelName, type Voice } from '@voice-rankings/contract'
import { RatingScore } from '../ratings/index.ts'
import { useMessages, useWriting } from '../runtime/index.ts'
import { languageName } from '../names/languageName.ts'
import { providerName } from '../names/providerName.ts'
import { Flag } from '../ui/index.ts'
import { mainLanguage } from '../names/mainLanguage.ts'
import { voicesMessages } from './messages.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface VoiceHeaderProps extends RootProps<HTMLDivElement> {
  voice: Voice
  /** Heading level of the name. Default 1. */
  headingLevel?: 1 | 2 | 3
}

const SEPARATOR = '\u00a0· '

/** Header of a voice: name, origin, measured traits and rating. */
export function VoiceHeader({ voice, headingLevel = 1, ...props }: VoiceHeaderProps) {
  const messages = useMessages('voices', voicesMessages)
  const writing = useWriting()
  const code = mainLanguage(voice)
  const more = voice.voice_language_codes.length - 1
  const traits = voice.voice_traits.slice(0, 3).map((name) => messages.traits[name])
  const Heading = `h${headingLevel}` as const
  return (
    <div part="voice-header" data-gender={voice.voice_gender} {...rootProps(props, 'voice-header')}>
      <div>
        <Heading part="voice-name">{voice.voice_name}</Heading>
        <p part="voice-meta">
          {/* Isolated names and no break before a separator: a line in any direction begins with a name. */}
          <bdi>{providerName(voice.voice_service)}</bdi>
          {SEPARATOR}
          <span data-model>
            <bdi>{modelName(voice.voice_speaker_id)}</bdi>
            {SEPARATOR}
          </span>
          <Flag languageCode={code} /> {languageName(code, writing)}
          {more > 0 ? <span> {messages.moreLanguages(more)}</span> : null}
          {traits.length > 0 && (
            <span part="voice-traits">
              {SEPARATOR}
              {messages.joined(traits)}
            </span>
          )}
        </p>
      </div>
      <RatingScore voice={voice} />
    </div>
  )
}
