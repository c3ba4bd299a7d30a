import { voicePath } from '@voice-rankings/contract'
import type { VoiceListing } from '@voice-rankings/contract'
import { PlayButton, playerMessages } from '../../player/index.ts'
import { providerName } from '../../names/providerName.ts'
import { useMessages, useRuntime } from '../../runtime/index.ts'
import { Link } from '../../ui/index.ts'
import { VoiceLanguages } from '../VoiceLanguages.tsx'
import type { SentenceStageModel } from './useSentenceStage.ts'

/** Number of traits that a tile names. */
const TRAITS = 2

/** Other voices of the language, each a button that brings the voice to the stage. */
export function StageVoices(stage: SentenceStageModel) {
  const [, ...others] = stage.speakers.voices
  if (others.length === 0) return null
  return (
    <ul part="stage-voices" aria-label={stage.texts.stage.others}>
      {others.map((voice) => (
        <li key={voice.voice_id}>
          <StageTile {...stage} tile={voice} />
        </li>
      ))}
    </ul>
  )
}

function StageTile({
  tile,
  voice,
  speakers,
  status,
  text,
  texts,
  onPlay,
  onVoice,
}: SentenceStageModel & { tile: VoiceListing }) {
  const player = useMessages('player', playerMessages)
  const { client } = useRuntime()
  const isOnStage = tile.voice_id === voice.voice_id
  const shown = isOnStage ? status : 'idle'
  const name = tile.voice_name
  const isPlaying = shown === 'playing' || shown === 'loading'
  return (
    <article
      className="voice-box"
      part="stage-tile"
      data-gender={tile.voice_gender}
      data-current={isOnStage || undefined}
    >
      <PlayButton
        label={isPlaying ? player.pauseVoice(name) : player.playVoice(name)}
        status={shown}
        gender={tile.voice_gender}
        disabled={text.trim() === ''}
        onClick={() => (isOnStage ? onPlay() : onVoice(tile))}
      />
      <div part="stage-tile-name">
        <Link href={client.url(voicePath(tile))}>{name}</Link>
        <p>
          {providerName(tile.voice_service)} · <VoiceLanguages voice={tile} languageCode={speakers.languageCode} />
        </p>
      </div>
      <p part="stage-tile-traits">
        {tile.voice_traits.slice(0, TRAITS).map((trait) => (
          <span key={trait}>{texts.traits[trait]}</span>
        ))}
      </p>
    </article>
  )
}
