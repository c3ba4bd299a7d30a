import { useMessages, useProfile } from '../runtime/index.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { AccountDataView } from './AccountDataView.tsx'
import { accountDataMessages } from './messages.ts'
import { useAccountData } from './useAccountData.ts'
import type { AccountDataOptions } from './useAccountData.ts'

export type AccountDataProps = AccountDataOptions & RootProps<HTMLDivElement>

/** Account page sections: user, data export, and account deletion; renders nothing for visitors. */
export function AccountData(props: AccountDataProps) {
  const texts = useMessages('accountData', accountDataMessages)
  const profile = useProfile()
  const model = useAccountData(props)
  return profile && <AccountDataView {...model} {...rootProps(props)} texts={texts} profile={profile} />
}
