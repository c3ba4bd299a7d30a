import { useCallback, useSyncExternalStore } from 'react'
import { usePlayerRuntime } from './VoiceProvider.tsx'

/**
 * Preference of the visitor and its setter. `parse` converts the stored text, or null, to a valid value; keep it
 * outside the component. On a server and in the first render the value is `parse(null)`.
 *
 * @example
 * const [view, setView] = usePreference('view', (stored) => (stored === 'list' ? 'list' : 'grid'))
 */
export function usePreference<T extends string>(
  key: string,
  parse: (stored: string | null) => T,
): [T, (value: T) => void] {
  const { preferences } = usePlayerRuntime()
  const value = useSyncExternalStore(
    preferences.subscribe,
    () => parse(preferences.read(key)),
    () => parse(null),
  )
  const setValue = useCallback((next: T) => preferences.write(key, next), [preferences, key])
  return [value, setValue]
}
