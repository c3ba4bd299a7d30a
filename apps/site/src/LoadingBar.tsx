import { useNavigation } from 'react-router'

/** A line at the upper edge while another page is on its way; one that comes at once shows none. */
export function LoadingBar() {
  const { state } = useNavigation()
  return <div className="site-loading" data-status={state} aria-hidden="true" />
}
