import type { WorkSummary } from '@voice-rankings/contract'
import { useCallback, useEffect, useMemo } from 'react'
import { useLoaded } from '../requests/useLoaded.ts'
import { useMessages, useOwnerChange, useRuntime } from '../runtime/index.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { worksMessages } from './messages.ts'
import { WorkListView } from './WorkListView.tsx'
import { createWorkListStore } from './workListStore.ts'

export interface WorkListProps extends RootProps {
  /** Known texts; else they are loaded. */
  initial?: readonly WorkSummary[] | undefined
  /** Address of the reader of a text. */
  hrefOf: (work: WorkSummary) => string
}

/**
 * List of the visitor's long texts, to read and delete.
 *
 * @example
 * <WorkList hrefOf={({ work_id }) => `/read/${work_id}`} />
 */
export function WorkList({ initial, hrefOf, ...props }: WorkListProps) {
  const { client } = useRuntime()
  const store = useMemo(() => createWorkListStore(client, initial), [client, initial])
  const state = useLoaded(store)
  useEffect(() => store.start(), [store])
  useOwnerChange(useCallback(() => void store.load(), [store]))
  const { list, reader } = useMessages('works', worksMessages)
  return (
    <WorkListView
      {...state}
      texts={{ ...list, minutesLeft: reader.minutesLeft }}
      hrefOf={hrefOf}
      onRetry={() => void store.load()}
      onDelete={(work) => void store.remove(work)}
      onRestore={() => void store.restore()}
      {...rootProps(props)}
    />
  )
}
