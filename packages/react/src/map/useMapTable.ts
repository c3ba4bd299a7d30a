import { useMemo, useState } from 'react'
import { axisValue } from './mapAxes.ts'
import type { MapAxisName } from './mapAxisName.ts'
import type { MapVoice } from './mapVoices.ts'

/** Sortable columns of the table. */
export type MapColumn = 'name' | 'provider' | 'gender' | MapAxisName

export interface MapOrder {
  readonly column: MapColumn
  readonly isDescending: boolean
}

/** Rows per page. */
export const MAP_TABLE_ROWS = 50

/** Sorted and paginated voices. Voices without a value come last in both directions. */
export function useMapTable(voices: readonly MapVoice[]) {
  const [order, setOrder] = useState<MapOrder>({ column: 'name', isDescending: false })
  const [wantedPage, setPage] = useState(0)
  const ordered = useMemo(() => orderVoices(voices, order), [voices, order])
  const pages = Math.max(1, Math.ceil(ordered.length / MAP_TABLE_ROWS))
  const page = Math.min(wantedPage, pages - 1)
  const first = page * MAP_TABLE_ROWS
  return {
    order,
    rows: ordered.slice(first, first + MAP_TABLE_ROWS),
    first,
    hasPrevious: page > 0,
    hasNext: page < pages - 1,
    onPage: (step: 1 | -1) => setPage(page + step),
    onOrder(column: MapColumn) {
      setOrder({ column, isDescending: order.column === column && !order.isDescending })
      setPage(0)
    },
  }
}

/** Sorts voices by a column, then by name. */
export function orderVoices(voices: readonly MapVoice[], { column, isDescending }: MapOrder): MapVoice[] {
  const sign = isDescending ? -1 : 1
  return voices.toSorted((a, b) => {
    const [one, other] = [valueOf(a, column), valueOf(b, column)]
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byName(a, b)
    const difference =
      typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other))
    return sign * difference || byName(a, b)
  })
}

const byName = (a: MapVoice, b: MapVoice) => a.voice_name.localeCompare(b.voice_name)

function valueOf(voice: MapVoice, column: MapColumn): string | number | null {
  switch (column) {
    case 'name':
      return voice.voice_name
    case 'provider':
      return voice.voice_service
    case 'gender':
      return voice.voice_gender
    default:
      return axisValue(voice, column)
  }
}
