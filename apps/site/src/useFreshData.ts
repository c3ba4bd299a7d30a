import { useProfile } from '@voice-rankings/react'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/** Loads what the page shows anew when somebody else is signed in than it was made for. */
export function useFreshData(): void {
  const owner = useProfile()?.user_email
  const { revalidate } = useRevalidator()
  const loadedFor = useRef(owner)
  useEffect(() => {
    if (loadedFor.current === owner) return
    loadedFor.current = owner
    void revalidate()
  }, [owner, revalidate])
}
