import type { AccountExport } from '@voice-rankings/contract'
import { isClientError, serverMessage } from '@voice-rankings/sdk'
import type { Calls } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

/** How far saving the data is; `message` is the server's own sentence, null when it said none. */
type DataSaving = { readonly status: 'idle' | 'saving' | 'saved' } | Failure

/** How far deleting the account is. After `password` the user is asked for it, once the server wants it. */
type AccountDeletion =
  | { readonly status: 'asking' | 'deleting' | 'deleted' }
  | (Failure & {
      /** Whether the server wants a login that is newer. */
      readonly needsLogin: boolean
    })

interface Failure {
  readonly status: 'failed'
  readonly message: string | null
}

export interface AccountDataState {
  readonly saving: DataSaving
  readonly deletion: AccountDeletion
  /** Whether the account has a password, as the server said when one was missing. */
  readonly asksPassword: boolean
}

export interface AccountDataStore extends Pick<
  StoreApi<AccountDataState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Saves the data as a file. */
  saveData(): Promise<void>
  /** Deletes the account; true once it is gone. An empty password is none. */
  deleteAccount(username: string, password: string): Promise<boolean>
  /** Forgets what came of the last attempt to delete. */
  reset(): void
}

interface AccountDataOptions {
  client: Calls<'account.export' | 'account.delete'>
  /** Hands the file to the user. */
  save: (data: AccountExport) => void
}

/** Saves the data of an account and deletes it. */
export function createAccountDataStore({ client, save }: AccountDataOptions): AccountDataStore {
  const { getState, getInitialState, setState, subscribe } = createStore<AccountDataState>(() => ({
    saving: { status: 'idle' },
    deletion: { status: 'asking' },
    asksPassword: false,
  }))

  async function saveData(): Promise<void> {
    if (getState().saving.status === 'saving') return
    setState({ saving: { status: 'saving' } })
    try {
      save(await client.account.export())
      setState({ saving: { status: 'saved' } })
    } catch (error) {
      console.error('The data of the account could not be saved.', error)
      setState({ saving: { status: 'failed', message: serverMessage(error) } })
    }
  }

  async function deleteAccount(username: string, password: string): Promise<boolean> {
    if (getState().deletion.status === 'deleting') return false
    setState({ deletion: { status: 'deleting' } })
    try {
      await client.account.delete({ username, ...(password !== '' && { password }) })
      setState({ deletion: { status: 'deleted' } })
      return true
    } catch (error) {
      const refusal = isClientError(error) && error.kind === 'request' ? error : null
      if (password === '' && refusal?.issues.some(({ path }) => path === 'password')) {
        setState({ deletion: { status: 'asking' }, asksPassword: true })
        return false
      }
      console.error('The account could not be deleted.', error)
      const needsLogin = refusal?.code === 'forbidden'
      setState({ deletion: { status: 'failed', message: serverMessage(error), needsLogin } })
      return false
    }
  }

  return {
    getState,
    getInitialState,
    subscribe,
    saveData,
    deleteAccount,
    reset: () => setState({ deletion: { status: 'asking' } }),
  }
}
