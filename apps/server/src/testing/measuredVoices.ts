import { readFileSync } from 'node:fs'
import { ATTRIBUTES, attributeRecord } from '@voice-rankings/contract'
import type { voices } from '../kernel/database/schema.ts'
import { voiceRow } from './syntheticVoices.ts'

/**
 * Rows of the catalogue's own 142 voices as a server with all engines measured them, without labels. The file has the
 * columns of the table `voices` that are named in its first line.
 */
export function measuredVoices(): (typeof voices.$inferInsert)[] {
  const file = readFileSync(new URL('measuredVoices.csv', import.meta.url), 'utf8')
  const [head, ...lines] = file.trim().split('\n')
  const columns = head!.split(',')
  return lines.map((line, position) => {
    const cells = line.split(',')
    const cell = (column: string) => cells[columns.indexOf(column)] ?? ''
    const [service = '', ...speaker] = cell('voice_id').split('-')
    return voiceRow({
      voice_name: cell('voice_name'),
      voice_service: service,
      voice_speaker_id: speaker.join('-'),
      voice_gender: cell('voice_gender') === 'female' ? 'female' : 'male',
      voice_language_codes: cell('voice_language_codes').split(' '),
      position,
      ...attributeRecord('field', (name) => numberOf(cell(ATTRIBUTES[name].field))),
    })
  })
}

/** Number of a cell; null for an empty one. */
const numberOf = (text: string) => (text === '' ? null : Number(text))
