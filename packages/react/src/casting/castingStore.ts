import type { Api, CallInput, CallOutput, CastingRole, ScriptLine } from '@voice-rankings/contract'
import { serverMessage, type Calls } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../requests/latestRequest.ts'

type CastInput = CallInput<Api['voices']['cast']>

/** Wishes for a role, and its chosen voice. */
export type RoleWishes = NonNullable<CastInput['role_wishes']>[number]

/** What is cast: a script with its wishes. */
export type Casting = Omit<CastInput, 'role_wishes'> & { readonly role_wishes: readonly RoleWishes[] }

export interface CastingState {
  /** Roles of the last answer; null before the first. They stay while a change is being answered. */
  readonly roles: readonly CastingRole[] | null
  /** Lines of the last answer in order. */
  readonly lines: readonly ScriptLine[]
  readonly isLoading: boolean
  /** Why the last request failed, in the server's words or empty; null if it did not. */
  readonly problem: string | null
}

export interface CastingStore extends Pick<StoreApi<CastingState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Asks for the voices of a script; null clears them. */
  cast(casting: Casting | null): Promise<void>
  /** Cancels a request in progress. */
  stop(): void
}

/** Store of the voices for the roles of a script. */
export function createCastingStore(client: Calls<'voices.cast'>): CastingStore {
  const store = createStore<CastingState>(() => ({ roles: null, lines: [], isLoading: false, problem: null }))
  const { setState: set } = store
  const request = createLatestRequest()
  return {
    ...store,
    async cast(casting) {
      if (casting === null) {
        request.drop()
        return set({ roles: null, lines: [], isLoading: false, problem: null })
      }
      set({ isLoading: true, problem: null })
      await request.send(
        (signal) => client.voices.cast({ ...casting, role_wishes: [...casting.role_wishes] }, { signal }),
        ({ roles, lines }: CallOutput<Api['voices']['cast']>) => set({ roles, lines, isLoading: false }),
        (error) => {
          console.error('The script could not be cast.', error)
          set({ isLoading: false, problem: serverMessage(error) ?? '' })
        },
      )
    },
    stop: request.drop,
  }
}
