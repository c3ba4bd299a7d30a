import type { ReactNode } from 'react'
import type { LazyModule } from '../loading/lazyModule.ts'
import type { RootProps } from './rootProps.ts'
import type { PopupProps } from './usePopup.ts'

export interface MenuProps<T = unknown> extends PopupProps, RootProps<HTMLDivElement> {
  /** Code of the items, where that comes in a chunk of its own: it loads with the panel's, which waits for it. */
  items?: LazyModule<T>
  /** `MenuItem`s and `MenuChoice`s, or what makes them of the code of `items`. */
  children: ReactNode | ((items: T) => ReactNode)
  /** Stands above and below the items and is none: who is signed in, or what went wrong. */
  header?: ReactNode
  footer?: ReactNode
}

/** Props of the panel of an open menu. */
export interface MenuPanelProps extends Pick<MenuProps, 'header' | 'footer'> {
  children: ReactNode
  /** The button it stands beside; null until that is there. */
  trigger: HTMLElement | null
  align: NonNullable<PopupProps['align']>
  /** Of the list of items, and of the button that names it. */
  id: string
  labelledBy: string
  /** Whether the last item has the focus first. */
  beginsAtEnd: boolean
  /** Takes the keys that were pressed before the panel was there. */
  takeKeys: () => string[]
  /** Closes it and gives the focus back to its button. */
  close: () => void
  /** Closes it and leaves the focus where it is. */
  onDismiss: () => void
  root: RootProps<HTMLDivElement>
}
