import type { UserProfile } from '@voice-rankings/contract'
import { isClientError } from '../clientError.ts'
import type { Calls } from '../createClient.ts'

/** State of the profile. */
interface ProfileState {
  /** Null for a visitor, and until the server has been asked. */
  profile: UserProfile | null
  /** True once the server has been asked. */
  known: boolean
}

interface ProfileOptions {
  client: Calls<'account.status'>
  /** Logs failures, which are not shown. */
  log: (message: string, error: unknown) => void
  onChange: (state: ProfileState) => void
}

/** Requests the profile of the logged-in user. On failure it is null. Of several requests the latest counts. */
export function createProfile({ client, log, onChange }: ProfileOptions) {
  let asking: AbortController | null = null
  return {
    async refresh(): Promise<void> {
      asking?.abort()
      const own = new AbortController()
      asking = own
      let profile: UserProfile | null = null
      try {
        const { user } = await client.account.status({}, { signal: own.signal })
        profile = user ?? null
      } catch (error) {
        if (own.signal.aborted && isClientError(error)) return
        log('The user status could not be loaded.', error)
      }
      if (asking === own) onChange({ profile, known: true })
    },
    stop: () => {
      asking?.abort()
      asking = null
    },
  }
}
