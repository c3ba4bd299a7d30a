import { USERNAME_MIN_LENGTH } from '@voice-rankings/contract'
import { serverMessage } from '@voice-rankings/sdk'
import type { Calls, Clock } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../requests/latestRequest.ts'

/** Debounce between typing and the check, in milliseconds. */
export const USERNAME_CHECK_DELAY_MS = 500

/** Availability of the current text; `unknown` if it was not or cannot be checked. */
export type Availability = 'unknown' | 'checking' | 'available' | 'unavailable'

/** Message about the name; null for none. */
export type UsernameMessage = 'too_short' | 'taken' | 'available' | 'check_failed'

/** Reason for a failed save: the server's text, or the kind of our own. */
export type SaveProblem =
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

export interface UsernameState {
  readonly text: string
  readonly availability: Availability
  readonly message: UsernameMessage | null
  readonly isSaving: boolean
  readonly problem: SaveProblem | null
}

export interface UsernameStore extends Pick<StoreApi<UsernameState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Sets the typed text; it is checked after the debounce. */
  setText: (text: string) => void
  /** Saves the name if allowed; resolves to true on success. */
  save: () => Promise<boolean>
  /** Cancels pending requests. */
  stop: () => void
}

interface UsernameOptions {
  client: Calls<'account.checkUsername' | 'account.changeUsername'>
  /** Current username. */
  current: string
  clock: Clock
}

/** True if the name may be saved: confirmed available, different from the current one, and no save pending. */
export function canSave({ text, availability, isSaving }: UsernameState, current: string): boolean {
  return availability === 'available' && !isSaving && text.trim() !== current
}

/** Store that checks and saves a new username. */
export function createUsernameStore({ client, current, clock }: UsernameOptions): UsernameStore {
  const store = createStore<UsernameState>(() => ({
    text: current,
    availability: 'unknown',
    message: null,
    isSaving: false,
    problem: null,
  }))
  let timer: unknown
  const checking = createLatestRequest()

  function stop(): void {
    clock.clearTimeout(timer)
    checking.drop()
  }

  function check(username: string): Promise<void> {
    return checking.send(
      (signal) => client.account.checkUsername({ username }, { signal }),
      ({ username_exist }) =>
        store.setState(
          username_exist
            ? { availability: 'unavailable', message: 'taken' }
            : { availability: 'available', message: 'available' },
        ),
      (error) => {
        console.error('The username could not be checked.', error)
        store.setState({ availability: 'unknown', message: 'check_failed' })
      },
    )
  }

  function setText(text: string): void {
    stop()
    const username = text.trim()
    const rest = { text, problem: null }
    if (username === current) return store.setState({ ...rest, availability: 'unavailable', message: null })
    if (username.length < USERNAME_MIN_LENGTH) {
      return store.setState({ ...rest, availability: 'unavailable', message: 'too_short' })
    }
    store.setState({ ...rest, availability: 'checking', message: null })
    timer = clock.setTimeout(() => void check(username), USERNAME_CHECK_DELAY_MS)
  }

  async function save(): Promise<boolean> {
    if (!canSave(store.getState(), current)) return false
    store.setState({ isSaving: true, problem: null })
    let problem: SaveProblem | null = null
    try {
      const { status } = await client.account.changeUsername({ username: store.getState().text.trim() })
      if (status !== 'success') problem = { kind: 'unknown' }
    } catch (error) {
      console.error('The username could not be saved.', error)
      const message = serverMessage(error)
      problem = message === null ? { kind: 'failed' } : { kind: 'refused', message }
    }
    store.setState({ isSaving: false, problem })
    return problem === null
  }

  return { ...store, setText, save, stop }
}
