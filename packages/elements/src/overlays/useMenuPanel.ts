import type * as replaced from '@voice-rankings/react/inside/ui/useMenuPanel.ts'
import { preparePlace } from '@voice-rankings/react/inside/ui/Place.tsx'
import { MenuPanel } from './MenuPanel.tsx'

const panels = { MenuPanel }

// The builds of the elements use this in place of the module with the same name in packages/react.

/** Only the positioning code loads later. */
export const prepareMenu = preparePlace
export const loadMenuPanel: typeof replaced.loadMenuPanel = () => Promise.resolve(panels)
export const useMenuPanel: typeof replaced.useMenuPanel = () => panels
