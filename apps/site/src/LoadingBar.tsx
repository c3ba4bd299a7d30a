import { useNavigation, type Navigation } from 'react-router'

/** A line at the upper edge while another page is on its way; one that comes at once shows none. */
export function LoadingBar() {
  return <LoadingLine status={useNavigation().state} />
}

/** The line alone, for what is loaded without a step to another page. */
export function LoadingLine({ status }: { status: Navigation['state'] }) {
  return <div className="site-loading" data-status={status} aria-hidden="true" />
}
