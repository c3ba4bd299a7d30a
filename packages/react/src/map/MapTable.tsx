import { voicePath } from '@voice-rankings/contract'
import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight } from 'lucide-react'
import { providerName } from '../names/providerName.ts'
import { attributeUnit } from '../runtime/index.ts'
import { SampleButton } from '../player/index.ts'
import { Link, PlainIconButton } from '../ui/index.ts'
import { axisValue, formatAxisValue } from './mapAxes.ts'
import { MAP_AXES } from './mapAxisName.ts'
import type { MapVoice } from './mapVoices.ts'
import type { MapColumn, MapOrder } from './useMapTable.ts'
import { MAP_TABLE_ROWS, useMapTable } from './useMapTable.ts'
import type { VoiceMapModel } from './useVoiceMap.ts'

/** Table of the same voices: all data of the map, including voices without a position. */
export function MapTable({ texts, writing, voices, store, selected, onOpen }: VoiceMapModel) {
  const table = useMapTable(voices)
  const nameOf = (column: MapColumn) =>
    column === 'name' || column === 'provider' || column === 'gender'
      ? texts.columns[column]
      : texts.axis(texts.axes[column], attributeUnit(column, writing))
  return (
    <div part="map-table">
      {/* Wider than a phone: scrolls by itself, also by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <section part="map-table-scroll" aria-label={texts.tableCaption} tabIndex={0}>
        <table>
          <caption className="voice-hidden">{texts.tableCaption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="voice-hidden">{texts.columns.select}</span>
              </th>
              <th scope="col">
                <span className="voice-hidden">{texts.columns.play}</span>
              </th>
              {(['name', 'provider', 'gender', ...MAP_AXES] as const).map((column) => (
                <ColumnHead
                  key={column}
                  column={column}
                  name={nameOf(column)}
                  order={table.order}
                  onOrder={table.onOrder}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((voice) => (
              <tr key={voice.voice_id} data-gender={voice.voice_gender}>
                <td>
                  <input
                    type="checkbox"
                    aria-label={texts.select(voice.voice_name)}
                    checked={selected.has(voice.voice_id)}
                    onChange={() => store.toggle(voice.voice_id)}
                  />
                </td>
                <td>
                  <SampleButton voice={voice} size="small" />
                </td>
                <th scope="row">
                  <VoiceName voice={voice} onOpen={onOpen} />
                </th>
                <td>{providerName(voice.voice_service)}</td>
                <td>{texts.genders[voice.voice_gender]}</td>
                {MAP_AXES.map((axis) => {
                  const value = axisValue(voice, axis)
                  return (
                    <td key={axis}>
                      <span>{value === null ? texts.none : formatAxisValue(axis, value, writing)}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {voices.length > MAP_TABLE_ROWS ? (
        <footer>
          <PlainIconButton
            label={texts.previous}
            // aria-disabled instead of disabled: a disabled button loses focus.
            aria-disabled={!table.hasPrevious || undefined}
            onClick={() => table.hasPrevious && table.onPage(-1)}
          >
            <ChevronLeft aria-hidden="true" />
          </PlainIconButton>
          <output>{texts.page(table.first + 1, table.first + table.rows.length, voices.length)}</output>
          <PlainIconButton
            label={texts.next}
            aria-disabled={!table.hasNext || undefined}
            onClick={() => table.hasNext && table.onPage(1)}
          >
            <ChevronRight aria-hidden="true" />
          </PlainIconButton>
        </footer>
      ) : null}
    </div>
  )
}

interface ColumnHeadProps {
  column: MapColumn
  name: string
  order: MapOrder
  onOrder: (column: MapColumn) => void
}

function ColumnHead({ column, name, order, onOrder }: ColumnHeadProps) {
  const isOrdered = order.column === column
  const Arrow = order.isDescending ? ArrowDown : ArrowUp
  return (
    <th scope="col" aria-sort={isOrdered ? (order.isDescending ? 'descending' : 'ascending') : undefined}>
      <button type="button" onClick={() => onOrder(column)}>
        <span>{name}</span>
        {isOrdered ? <Arrow size={14} aria-hidden="true" /> : null}
      </button>
    </th>
  )
}

function VoiceName({ voice, onOpen }: { voice: MapVoice; onOpen?: (voice: MapVoice) => void }) {
  if (!onOpen) return <Link href={voicePath(voice)}>{voice.voice_name}</Link>
  return (
    <button type="button" onClick={() => onOpen(voice)}>
      {voice.voice_name}
    </button>
  )
}
