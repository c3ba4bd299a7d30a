import { Icon } from '../ui/icons.tsx'
import { Link } from '../ui/index.ts'
import { MoreButton } from './controls/MoreButton.tsx'
import { PlayButton } from './controls/PlayButton.tsx'
import { PlayerNotes } from './PlayerNotes.tsx'
import { PlayTime } from './controls/PlayTime.tsx'
import { SeekSlider } from './controls/SeekSlider.tsx'
import { SpeedSelect } from './controls/SpeedSelect.tsx'
import type { VoicePlayerModel } from './VoicePlayerModel.ts'
import { Waveform } from './visualizers/Waveform.tsx'
import { WordHighlighter } from './words/WordHighlighter.tsx'

/** Bars for a wide and for a narrow place: 5 px each. */
const BARS = { wide: 110, narrow: 48 } as const

/** A player in a few lines: who is heard, the waveform that is also the seek bar, and the words as captions. */
export function CompactPlayer(player: VoicePlayerModel) {
  const { texts, title, subtitle, href, gender, stage, text, languageCode, hasCaptions, onAction } = player
  const { track, status, marks, peaks, durationMs } = stage
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
          disabled={!track}
          onClick={onAction}
        />
        <div part="heading">
          <p part="title">
            <b>{title}</b> <span part="subtitle">{subtitle}</span>
          </p>
          <PlayTime track={track} durationMs={durationMs} tenths={false} />
        </div>
        <div part="visualizer">
          {(['wide', 'narrow'] as const).map((width) => (
            <div key={width} part="bars" data-width={width}>
              <Waveform peaks={peaks} gender={gender} track={track} bars={BARS[width]} height={36} />
            </div>
          ))}
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
            {texts.openPage} <Icon name="openPage" />
          </Link>
        )}
      </div>
      <PlayerNotes {...player} />
    </>
  )
}
