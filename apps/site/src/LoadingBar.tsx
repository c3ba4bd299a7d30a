import { useNavigation, type Navigation } from 'react-router'

/** Progress line at the top edge during navigation; hidden for fast navigations. */
export function LoadingBar() {
  return <LoadingLine status={useNavigation().state} />
}

/** Progress line for loading without navigation. */
export function LoadingLine({ status }: { status: Navigation['state'] }) {
  return <div className="site-loading" data-status={status} aria-hidden="true" />
}
