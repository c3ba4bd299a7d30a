import type { ComponentType, Ref } from 'react'
import type { SetupOptions } from '../renderVoice.tsx'

/** Attributes for the root element of a component. */
export interface Given {
  className: string
  style: { color: string }
  id: string
  'data-testid': string
  'aria-label': string
  ref: Ref<never>
}

/** Component with attributes for its root element. */
export interface Row {
  /** Class of its root element. */
  root: string
  Show: ComponentType<Given>
  options?: SetupOptions
  /** Name of the control that opens it, if it is not rendered initially. */
  opens?: string
}
