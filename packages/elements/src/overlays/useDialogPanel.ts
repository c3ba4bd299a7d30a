import type * as replaced from '@voice-rankings/react/inside/ui/useDialogPanel.ts'
import { DialogPanel } from './DialogPanel.tsx'

const panels = { DialogPanel }

// The builds of the elements use this in place of the module with the same name in packages/react.

export const prepareDialog = () => {}
export const loadDialogPanel: typeof replaced.loadDialogPanel = () => Promise.resolve(panels)
export const useDialogPanel: typeof replaced.useDialogPanel = () => panels
