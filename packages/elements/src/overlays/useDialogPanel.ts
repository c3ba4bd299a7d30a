import type * as replaced from '@voice-rankings/react/inside/ui/useDialogPanel.ts'
import { DialogPanel } from './DialogPanel.tsx'

const panels = { DialogPanel }

// In the builds of the elements this takes the place of the module of the same name in packages/react.

export const prepareDialog = () => {}
export const loadDialogPanel: typeof replaced.loadDialogPanel = () => Promise.resolve(panels)
export const useDialogPanel: typeof replaced.useDialogPanel = () => panels
