import { formatTime } from '@voice-rankings/playback'
import { List } from 'lucide-react'
import { SpeedSelect } from '../../player/index.ts'
import { IconButton, Menu, MenuItem } from '../../ui/index.ts'
import type { WorksMessages } from '../messages.ts'
import { placeInSection, sectionTime, timeInSection } from '../readWork.ts'
import type { HeardDurations } from '../readWork.ts'
import { useSequenceTime } from '../dock/useSequenceTime.ts'
import type { OpenReader } from '../useVoiceReader.ts'

interface ArticleControlsProps {
  reader: OpenReader
  heard: HeardDurations
  texts: WorksMessages['reader']
}

/** Position, speed and sections of an article. */
export function ArticleControls({ reader, heard, texts }: ArticleControlsProps) {
  const titled = reader.sections.filter(({ title }) => title !== null)
  return (
    <div part="article-controls">
      <Position {...{ reader, heard, texts }} />
      <SpeedSelect texts={texts} rate={reader.rate} onRateChange={reader.onRateChange} />
      {titled.length > 1 ? (
        <Menu
          align="end"
          trigger={
            <IconButton label={texts.sections}>
              <List aria-hidden="true" />
            </IconButton>
          }
        >
          {titled.map(({ section, title }) => (
            <MenuItem
              key={section}
              checked={section === reader.section.section}
              onSelect={() => reader.onSection(section)}
            >
              <span dir="auto">{title}</span>
            </MenuItem>
          ))}
        </Menu>
      ) : null}
    </div>
  )
}

function Position({ reader, heard, texts }: ArticleControlsProps) {
  const { sequence, sound, sections } = reader
  const positionMs = useSequenceTime(sequence, sound)
  const whole = { sentences: sections.flatMap(({ sentences }) => sentences) }
  const { ms, isEstimate } = sectionTime(whole, heard)
  const now = timeInSection(whole, sound.index, positionMs, heard)
  return (
    <div part="article-position">
      <time>
        {formatTime(now)} / {isEstimate ? '≈ ' : ''}
        {formatTime(ms)}
      </time>
      <input
        type="range"
        part="article-seek"
        aria-label={texts.position}
        aria-valuetext={`${formatTime(now)} / ${formatTime(ms)}`}
        min={0}
        max={Math.round(ms)}
        step={1000}
        value={Math.round(now)}
        onChange={({ target }) => {
          const place = placeInSection(whole, Number(target.value), heard)
          sequence.seek(place.index, place.positionMs)
        }}
      />
    </div>
  )
}
