import { Link } from '../ui/index.ts'
import { FullPlayerView } from './FullPlayerView.tsx'
import { PlayerFrame } from './PlayerFrame.tsx'
import type { VoicePlayerModel, VoicePlayerViewProps } from './VoicePlayerModel.ts'
import { MoreButton } from './controls/MoreButton.tsx'
import { PlayButton } from './controls/PlayButton.tsx'
import { PlayTime } from './controls/PlayTime.tsx'
import { SeekSlider } from './controls/SeekSlider.tsx'
import { SpeedSelect } from './controls/SpeedSelect.tsx'
import { PlayerNotes } from './notes/PlayerNotes.tsx'
import { Waveform } from './visualizers/Waveform.tsx'
import { WordHighlighter } from './words/WordHighlighter.tsx'

/**
 * View of a player model.
 *
 * @example
 * <VoicePlayerView {...useVoicePlayer({ voice })} className="player" />
 */
export function VoicePlayerView({ indicator, prompt, extras, ...player }: VoicePlayerViewProps) {
  if (player.variant === 'full') return <FullPlayerView {...player} {...{ indicator, prompt, extras }} />
  return (
    <PlayerFrame player={player} prompt={prompt}>
      <CompactPlayer {...player} />
    </PlayerFrame>
  )
}

/** A player in a few lines: who is heard, the waveform that is also the seek bar, and the words as captions. */
function CompactPlayer(player: VoicePlayerModel) {
  const { texts, renderSlot, title, subtitle, href, gender, stage, text, languageCode, hasCaptions, onAction } = player
  const { track, status, marks, peaks, melody, durationMs } = stage
  const name = title || texts.untitled
  const isSounding = status === 'playing' || status === 'loading'
  const isHeard = isSounding || status === 'paused'
  return (
    <>
      <div part="line">
        <PlayButton
          label={isSounding ? texts.pauseVoice(name) : texts.playVoice(name)}
          status={status}
          gender={gender}
          renderIcon={(name, own) => renderSlot(`${name}-icon`, own)}
          disabled={!track}
          onClick={onAction}
        />
        <div part="heading">
          <p part="title">
            {renderSlot('header', <b>{title}</b>)} <span part="subtitle">{subtitle}</span>
          </p>
          <PlayTime track={track} durationMs={durationMs} tenths={false} />
        </div>
        <div part="visualizer">
          <Waveform {...{ peaks, melody, gender, track }} height={36} />
          {track && <SeekSlider track={track} durationMs={durationMs} marks={marks} texts={texts} />}
        </div>
      </div>
      {hasCaptions && text !== '' ? (
        <div part="speech" data-readonly data-reading={isHeard || undefined} lang={languageCode}>
          <WordHighlighter text={text} marks={marks} track={track} languageCode={languageCode} decorative={false} />
        </div>
      ) : null}
      <div part="foot">
        <SpeedSelect {...player} />
        <MoreButton {...player} />
        {href === null ? null : (
          <Link part="open-page" href={href} target="_blank" rel="noopener">
            {texts.openPage}
          </Link>
        )}
      </div>
      <PlayerNotes {...player} />
    </>
  )
}
