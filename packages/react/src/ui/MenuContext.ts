import { createContext, useContext } from 'react'
import type { ComponentType, ReactElement } from 'react'

export interface OpenMenu {
  /** Closes the menu and returns focus to its button. */
  close: () => void
  /** Wrapper that gives an element the keys and focus of a menu item. */
  Item: ComponentType<{ children: ReactElement }>
}

export const MenuContext = createContext<OpenMenu | null>(null)

/** Open menu that contains an item. Throws outside of one. */
export function useOpenMenu(): OpenMenu {
  const menu = useContext(MenuContext)
  if (menu) return menu
  throw new Error('A menu item was used outside <Menu>, so no key could reach it. Put it inside one.')
}
