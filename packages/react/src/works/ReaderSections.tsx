import { formatTime } from '@voice-rankings/playback'
import { Check } from 'lucide-react'
import { sectionTime } from './readWork.ts'
import type { HeardDurations } from './readWork.ts'
import type { OpenReader, VoiceReaderModel } from './useVoiceReader.ts'

interface ReaderSectionsProps {
  reader: OpenReader
  heard: HeardDurations
  texts: VoiceReaderModel['texts']
}

/** List of the sections with their lengths; a check marks those before the current one. */
export function ReaderSections({ reader, heard, texts }: ReaderSectionsProps) {
  const { sections, section: current, onSection } = reader
  if (sections.length < 2) return null
  return (
    <nav aria-label={texts.sections}>
      <ol part="reader-sections">
        {sections.map((section) => {
          const { ms, isEstimate } = sectionTime(section, heard)
          const time = formatTime(ms)
          const isHeard = section.section < current.section
          return (
            <li key={section.section}>
              <button
                type="button"
                aria-current={section === current ? 'true' : undefined}
                onClick={() => onSection(section.section)}
              >
                <span part="reader-mark">
                  {isHeard ? <Check aria-hidden="true" /> : section.section + 1}
                  {isHeard ? <span className="voice-hidden">{texts.heard}</span> : null}
                </span>
                <span dir="auto">{section.title ?? texts.untitled}</span>
                <time aria-label={isEstimate ? texts.estimated(time) : undefined}>
                  {isEstimate ? `≈ ${time}` : time}
                </time>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
