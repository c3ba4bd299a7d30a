import type { ComponentType } from 'react'
import { lazyModule } from '../loading/lazyModule.ts'
import type { MenuPanelProps } from './menuProps.ts'
import { useLazyModule } from '../loading/useLazyModule.ts'

interface MenuPanelModule {
  MenuPanel: ComponentType<MenuPanelProps>
}

const menuPanel = lazyModule<MenuPanelModule>(() => import('./MenuPanel.tsx'))

/** Loads the panel of a menu ahead of its opening. */
export const prepareMenu = menuPanel.prepare
export const loadMenuPanel = menuPanel.load

/**
 * The panel of a menu, in a chunk of its own; null until it is there. Packages/elements has another module in this one's place,
 * as Radix does not work inside a shadow root.
 */
export function useMenuPanel(isOpen: boolean, onFailure: () => void): MenuPanelModule | null {
  return useLazyModule(menuPanel, isOpen, onFailure)
}
