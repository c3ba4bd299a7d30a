import { Moon } from 'lucide-react'
import { useMemo } from 'react'
import { providerName } from '../names/providerName.ts'
import { SpeedSelect } from '../player/index.ts'
import { Menu, MenuItem } from '../ui/index.ts'
import { DockButtons, DockPosition, sequenceTrack, useSequenceTime } from './dock/index.ts'
import { sectionTime, sectionWave, timeInSection } from './readWork.ts'
import type { HeardDurations, HeardWaves } from './readWork.ts'
import { SLEEP_MINUTES } from './useSleepTimer.ts'
import type { OpenReader, VoiceReaderModel } from './useVoiceReader.ts'

interface ReaderDockProps {
  reader: OpenReader
  heard: HeardDurations
  waves: HeardWaves
  texts: VoiceReaderModel['texts']
}

/** Controls of the reader, at the bottom of the page. */
export function ReaderDock(props: ReaderDockProps) {
  const { reader, texts } = props
  const { sound, work, section, onToggle, onStep } = reader
  const { voice_name, voice_service } = work.work_voice
  return (
    <div part="reader-dock">
      <DockButtons
        sound={sound}
        gender={work.work_voice.voice_gender}
        texts={texts}
        isFirst={sound.index === 0}
        isLast={false}
        onToggle={onToggle}
        onStep={onStep}
      />
      <div part="reader-name">
        <b dir="auto">{section.title ?? work.work_title}</b>
        <span>{texts.readBy(voice_name, providerName(voice_service))}</span>
      </div>
      <Position {...props} />
      <div part="reader-settings">
        <SpeedSelect texts={texts} rate={reader.rate} onRateChange={reader.onRateChange} />
        <SleepMenu {...props} />
      </div>
      {sound.status === 'error' ? (
        <p part="reader-error" role="alert">
          {reader.stopReason ?? texts.stopped}
        </p>
      ) : null}
    </div>
  )
}

function Position({ reader, heard, waves, texts }: ReaderDockProps) {
  const { sequence, sound, section, onTime, work } = reader
  const positionMs = useSequenceTime(sequence, sound)
  const { ms } = sectionTime(section, heard)
  const now = timeInSection(section, sound.index, positionMs, heard)
  const wave = useMemo(() => sectionWave(section, heard, waves), [section, heard, waves])
  const track = useMemo(
    () =>
      sequenceTrack(sequence, ms, () =>
        timeInSection(section, sequence.getState().index, sequence.currentTimeMs, heard),
      ),
    [sequence, section, heard, ms],
  )
  return (
    <DockPosition
      label={texts.position}
      nowMs={now}
      durationMs={ms}
      stepMs={1000}
      wave={wave}
      gender={work.work_voice.voice_gender}
      track={track}
      onTime={onTime}
    />
  )
}

function SleepMenu({ reader, texts }: ReaderDockProps) {
  const { choice, minutesLeft, onChoose } = reader.sleep
  const label = minutesLeft === null ? texts.sleep : `${texts.sleep}, ${texts.minutesLeft(minutesLeft)}`
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" part="reader-sleep" aria-label={label} data-on={choice !== null || undefined}>
          <Moon aria-hidden="true" /> {minutesLeft === null ? null : <span aria-hidden="true">{minutesLeft}</span>}
        </button>
      }
    >
      <MenuItem checked={choice === null} onSelect={() => onChoose(null)}>
        {texts.sleepOff}
      </MenuItem>
      {SLEEP_MINUTES.map((minutes) => (
        <MenuItem key={minutes} checked={choice === minutes} onSelect={() => onChoose(minutes)}>
          {texts.minutes(minutes)}
        </MenuItem>
      ))}
      <MenuItem checked={choice === 'section'} onSelect={() => onChoose('section')}>
        {texts.endOfSection}
      </MenuItem>
    </Menu>
  )
}
