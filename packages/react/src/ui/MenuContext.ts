import { createContext, useContext } from 'react'
import type { HTMLProps } from 'react'

interface MenuControl {
  /** Place of the item the keys stand on; null for none. */
  activeIndex: number | null
  getItemProps: (props: HTMLProps<HTMLElement>) => Record<string, unknown>
  /** Closes the menu and gives the focus back to its button. */
  close: () => void
}

export const MenuContext = createContext<MenuControl | null>(null)

/** The menu an item stands in. Throws outside one. */
export function useMenu(): MenuControl {
  const menu = useContext(MenuContext)
  if (menu) return menu
  throw new Error('A menu item was used outside <Menu>, so no key could reach it. Put it inside one.')
}
