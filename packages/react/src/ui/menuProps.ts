import type { ReactNode } from 'react'
import type { LazyModule } from '../loading/lazyModule.ts'
import type { RootProps } from './rootProps.ts'
import type { PopupProps } from './usePopup.ts'

export interface MenuProps<T = unknown> extends PopupProps, RootProps<HTMLDivElement> {
  /** Lazy module of the items, loaded together with the panel. */
  items?: LazyModule<T>
  /** `MenuItem`s and `MenuChoice`s, or a function that renders them with the loaded `items`. */
  children: ReactNode | ((items: T) => ReactNode)
  /** Content above and below the items, such as the user or an error. */
  header?: ReactNode
  footer?: ReactNode
}

/** Props of the panel of an open menu. */
export interface MenuPanelProps extends Pick<MenuProps, 'header' | 'footer'> {
  children: ReactNode
  /** Button beside the panel; null until mounted. */
  trigger: HTMLElement | null
  align: NonNullable<PopupProps['align']>
  /** Ids of the list of items, and of the button that labels it. */
  id: string
  labelledBy: string
  /** True to focus the last item initially. */
  beginsAtEnd: boolean
  /** Returns and clears the keys that were pressed before the panel had loaded. */
  takeKeys: () => string[]
  /** Closes it and returns focus to its button. */
  close: () => void
  /** Closes it without moving focus. */
  onDismiss: () => void
  root: RootProps<HTMLDivElement>
}
