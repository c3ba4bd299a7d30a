import type * as replaced from '@voice-rankings/react/inside/ui/useMenuPanel.ts'
import { preparePlace } from '@voice-rankings/react/inside/ui/Place.tsx'
import { MenuPanel } from './MenuPanel.tsx'

const panels = { MenuPanel }

// In the builds of the elements this takes the place of the module of the same name in packages/react.

/** What places it is all that loads later. */
export const prepareMenu = preparePlace
export const loadMenuPanel: typeof replaced.loadMenuPanel = () => Promise.resolve(panels)
export const useMenuPanel: typeof replaced.useMenuPanel = () => panels
