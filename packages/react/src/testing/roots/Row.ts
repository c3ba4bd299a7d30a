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

/** A component with attributes for its root element. */
export interface Row {
  /** A class of its own that its root element has. */
  root: string
  Show: ComponentType<Given>
  options?: SetupOptions
  /** Name of the control that shows it, where it is not shown at rest. */
  opens?: string
}
