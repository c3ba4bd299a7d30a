import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { saveAddress } from '../files/saveFile.ts'
import { useOwnerChange, useRuntime } from '../runtime/index.ts'
import { createExportStore } from './exportStore.ts'
import type { ExportState, WorkFileChoice } from './exportStore.ts'

/** Files of a work, and the actions on them. */
export interface WorkExportModel extends ExportState {
  onOpenChange(open: boolean): void
  onWrite(file: WorkFileChoice): void
}

/** Headless download of a spoken work; `refresh` reads how much of it is spoken. */
export function useExport(workId: string, refresh: () => void): WorkExportModel {
  const { client } = useRuntime()
  const store = useMemo(
    () => createExportStore({ client, workId, save: saveAddress, refresh }),
    [client, workId, refresh],
  )
  useEffect(() => store.stop, [store])
  useOwnerChange(store.stop)
  return {
    ...useStore(store),
    onOpenChange: store.setOpen,
    onWrite: (file) => void store.write(file),
  }
}
