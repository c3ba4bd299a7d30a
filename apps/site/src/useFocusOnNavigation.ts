import { useEffect, useRef } from 'react'

/**
 * Moves focus to the content after navigation, like a page load, because the followed link is gone or in the persistent
 * header. Focus inside the content (such as on a tab) or in a text field is kept.
 */
export function useFocusOnNavigation(pathname: string): void {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const { activeElement } = document
    const content = document.getElementById('content')
    const isLeftBehind = activeElement === document.body || activeElement?.matches('a') === true
    if (isLeftBehind && !content?.contains(activeElement)) content?.focus({ preventScroll: true })
  }, [pathname])
}
