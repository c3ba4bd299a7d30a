import { createContext, useContext } from 'react'

/** Closes the menu and gives the focus back to its button. */
export const MenuContext = createContext<(() => void) | null>(null)

/** How to close the menu an item stands in. Throws outside one. */
export function useCloseMenu(): () => void {
  const close = useContext(MenuContext)
  if (close) return close
  throw new Error('A menu item was used outside <Menu>, so no key could reach it. Put it inside one.')
}
