import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the content when another page has taken the place of the one before, as a page load would: the link that
 * was followed is gone, or stands in the header that stayed. What has the focus inside the content, such as one of its tabs, or
 * is being typed into keeps it.
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
