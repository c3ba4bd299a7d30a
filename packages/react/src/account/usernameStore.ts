import { USERNAME_MIN_LENGTH } from '@voice-rankings/contract'
import { serverMessage } from '@voice-rankings/sdk'
import type { Calls, Clock } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../requests/latestRequest.ts'

/** How long nobody must type before the name is checked, in milliseconds. */
export const USERNAME_CHECK_DELAY_MS = 500

/** What is known of the name as it stands; `unknown` also when it need not or cannot be checked. */
export type Availability = 'unknown' | 'checking' | 'available' | 'unavailable'

/** What to say of the name; null for nothing. */
export type UsernameMessage = 'too_short' | 'taken' | 'available' | 'check_failed'

/** Why the name was not saved: the server's own sentence, or which of ours to say. */
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
  /** Takes what was typed; it is checked once typing rests. */
  setText: (text: string) => void
  /** Saves the name if it may be saved; true when the server has taken it. */
  save: () => Promise<boolean>
  /** Drops what is under way. */
  stop: () => void
}

interface UsernameOptions {
  client: Calls<'account.checkUsername' | 'account.changeUsername'>
  /** The name the user has. */
  current: string
  clock: Clock
}

/** Whether the name may be saved: confirmed available, not the one the user has, and nothing is being saved. */
export function canSave({ text, availability, isSaving }: UsernameState, current: string): boolean {
  return availability === 'available' && !isSaving && text.trim() !== current
}

/** Changes a username: checks it as it is typed, and saves it. */
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
