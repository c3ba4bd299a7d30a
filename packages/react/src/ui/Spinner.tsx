import { rootProps } from './rootProps.ts'
import type { RootProps } from './rootProps.ts'

/** A turning ring. Decorative: the place that waits says so in words. */
export function Spinner(props: RootProps<HTMLSpanElement>) {
  return <span part="spinner" aria-hidden="true" {...rootProps(props, 'voice-spinner')} />
}
