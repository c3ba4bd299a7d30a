import type { UserProfile } from '@voice-rankings/contract'
import { isClientError } from '../clientError.ts'
import type { Calls } from '../createClient.ts'

/** Who is signed in. */
interface ProfileState {
  /** Null for a visitor, and until the server has been asked. */
  profile: UserProfile | null
  /** Whether the server has been asked. */
  known: boolean
}

interface ProfileOptions {
  client: Calls<'account.status'>
  /** Told of a failure; nobody else is. */
  log: (message: string, error: unknown) => void
  onChange: (state: ProfileState) => void
}

/** Makes what asks the server who is signed in. When it cannot say, nobody is. Of several answers the last question's counts. */
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
        log('The server could not say who is signed in.', error)
      }
      if (asking === own) onChange({ profile, known: true })
    },
    stop: () => {
      asking?.abort()
      asking = null
    },
  }
}
