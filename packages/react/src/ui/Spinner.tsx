import { rootProps } from './rootProps.ts'
import type { RootProps } from './rootProps.ts'

/** Loading spinner. Decorative: text says the same. */
export function Spinner(props: RootProps<HTMLSpanElement>) {
  return <span part="spinner" aria-hidden="true" {...rootProps(props, 'voice-spinner')} />
}
