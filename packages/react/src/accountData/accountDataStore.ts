import type { AccountExport } from '@voice-rankings/contract'
import { isClientError, serverMessage } from '@voice-rankings/sdk'
import type { Calls } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

/** State of the data export; `message` is the server's text, or null. */
type DataSaving = { readonly status: 'idle' | 'saving' | 'saved' } | Failure

/** State of the account deletion. In `password` the user is asked for it, because the server requires it. */
type AccountDeletion =
  | { readonly status: 'asking' | 'deleting' | 'deleted' }
  | (Failure & {
      /** True if the server requires a newer login. */
      readonly needsLogin: boolean
    })

interface Failure {
  readonly status: 'failed'
  readonly message: string | null
}

export interface AccountDataState {
  readonly saving: DataSaving
  readonly deletion: AccountDeletion
  /** True if the account has a password, known after the server required it. */
  readonly asksPassword: boolean
}

export interface AccountDataStore extends Pick<
  StoreApi<AccountDataState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Saves the data as a file. */
  saveData(): Promise<void>
  /** Deletes the account; resolves to true on success. An empty password counts as none. */
  deleteAccount(username: string, password: string): Promise<boolean>
  /** Resets the result of the last deletion attempt. */
  reset(): void
}

interface AccountDataOptions {
  client: Calls<'account.export' | 'account.delete'>
  /** Saves the file on the device. */
  save: (data: AccountExport) => void
}

/** Store for data export and account deletion. */
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
