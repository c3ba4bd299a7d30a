import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { NewWorkView } from './NewWorkView.tsx'
import { useNewWork } from './useNewWork.ts'
import type { NewWorkOptions } from './useNewWork.ts'

export interface NewWorkProps extends NewWorkOptions, RootProps {}

/**
 * Form for a new long text: paste it or open a file, and choose a voice.
 *
 * @example
 * <NewWork onCreated={({ work_id }) => location.assign(`/read/${work_id}`)} />
 */
export function NewWork(props: NewWorkProps) {
  return <NewWorkView {...useNewWork(props)} {...rootProps(props)} />
}
