import { useProfile } from '@voice-rankings/react'
import { useEffect } from 'react'
import { deleteOfflineCopies } from './offlineCopies.ts'

/** localStorage key of the user whose copies are on this device; empty for a visitor who is not logged in. */
const OWNER_KEY = 'offlineOwner'

/**
 * Registers the service worker once the page is idle, and deletes the copies of another user. A logout may happen on a
 * page of its own, so the owner is compared in every page.
 */
export function useOfflineCopies(): void {
  const owner = useProfile()?.user_email ?? ''
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return
    const timer = setTimeout(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}), IDLE_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if ('caches' in globalThis && changesOwner(owner)) deleteOfflineCopies().catch(() => {})
  }, [owner])
}

/** True if the visitor asks for little traffic: the worker loads all scripts of the site, about 0.4 MB. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Delay of the registration, in milliseconds: the worker must not compete with the page's own files. */
const IDLE_MS = 3000

/** True if the copies belong to another user. A login keeps those of the same visitor. */
function changesOwner(owner: string): boolean {
  try {
    const previous = localStorage.getItem(OWNER_KEY) ?? ''
    localStorage.setItem(OWNER_KEY, owner)
    return previous !== '' && previous !== owner
  } catch {
    // Without storage the owner is unknown.
    return true
  }
}
