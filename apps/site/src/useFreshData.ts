import { useProfile, useRuntime } from '@voice-rankings/react'
import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'

/** Reloads the page's data when the user or the shown collection changes. */
export function useFreshData(): void {
  const { changes } = useRuntime()
  const owner = useProfile()?.user_email
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const loadedFor = useRef(owner)
  useEffect(() => {
    if (loadedFor.current === owner) return
    loadedFor.current = owner
    void revalidate()
  }, [owner, revalidate])

  const shown = new URLSearchParams(search).get('collectionId')
  useEffect(
    () =>
      changes.listen((change) => {
        if (change.kind === 'collection-voice' && change.collectionId === shown) void revalidate()
      }),
    [changes, shown, revalidate],
  )
}
