import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { saveAddress } from '../../files/saveFile.ts'
import { useOwnerChange, useRuntime } from '../../runtime/index.ts'
import { createExportStore } from './exportStore.ts'
import type { ExportState, FileChoice, WriteFile } from './exportStore.ts'

/** Files of a work or a playlist, and the actions on them. */
export interface ExportModel<Part> extends ExportState<Part> {
  onOpenChange(open: boolean): void
  onWrite(file: FileChoice<Part>): void
}

/** Headless download of files. New functions stop the download that is running. */
export function useExport<Part>(write: WriteFile<Part>, refresh?: () => void): ExportModel<Part> {
  const { client } = useRuntime()
  const store = useMemo(
    () => createExportStore({ client, write, save: saveAddress, refresh }),
    [client, write, refresh],
  )
  useEffect(() => store.stop, [store])
  useOwnerChange(store.stop)
  return {
    ...useStore(store),
    onOpenChange: store.setOpen,
    onWrite: (file) => void store.write(file),
  }
}
