import { useMessages, useProfile } from '../runtime/index.ts'
import { AccountDataView } from './AccountDataView.tsx'
import { accountDataMessages } from './messages.ts'
import { useAccountData } from './useAccountData.ts'
import type { AccountDataOptions } from './useAccountData.ts'

export type AccountDataProps = AccountDataOptions

/** Who is signed in, their data as a file, and the way to delete the account; nothing for visitors. */
export function AccountData(props: AccountDataProps) {
  const texts = useMessages('accountData', accountDataMessages)
  const profile = useProfile()
  const model = useAccountData(props)
  return profile && <AccountDataView {...model} texts={texts} profile={profile} />
}
