/** Items of a menu in order, including disabled ones, which remain focusable. */
export function menuItemsIn(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
}
