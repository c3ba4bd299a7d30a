import { createContext, useContext } from 'react'
import type { ComponentType, ReactElement } from 'react'

export interface OpenMenu {
  /** Closes the menu and gives the focus back to its button. */
  close: () => void
  /** Gives the element inside the keys and the focus of a menu item. */
  Item: ComponentType<{ children: ReactElement }>
}

export const MenuContext = createContext<OpenMenu | null>(null)

/** The open menu an item is in. Throws outside one. */
export function useOpenMenu(): OpenMenu {
  const menu = useContext(MenuContext)
  if (menu) return menu
  throw new Error('A menu item was used outside <Menu>, so no key could reach it. Put it inside one.')
}
