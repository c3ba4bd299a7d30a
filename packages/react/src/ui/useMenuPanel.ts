import type { ComponentType } from 'react'
import { lazyModule } from '../loading/lazyModule.ts'
import type { MenuPanelProps } from './menuProps.ts'
import { useLazyModule } from '../loading/useLazyModule.ts'

interface MenuPanelModule {
  MenuPanel: ComponentType<MenuPanelProps>
}

const menuPanel = lazyModule<MenuPanelModule>(() => import('./MenuPanel.tsx'))

/** Preloads the panel of a menu. */
export const prepareMenu = menuPanel.prepare
export const loadMenuPanel = menuPanel.load

/**
 * Panel of a menu as a separate chunk; null until loaded. packages/elements replaces this module, because Radix does
 * not work inside a shadow root.
 */
export function useMenuPanel(isOpen: boolean, onFailure: () => void): MenuPanelModule | null {
  return useLazyModule(menuPanel, isOpen, onFailure)
}
