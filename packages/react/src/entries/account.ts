export {
  CreditsBar,
  UserMenu,
  UserMenuItems,
  UserSummary,
  UsernameDialog,
  accountMessages,
  useUsername,
} from '../account/index.ts'
export type {
  AccountMessages,
  AccountPage,
  Availability,
  CreditsBarProps,
  SaveProblem,
  UserMenuItemsProps,
  UserMenuProps,
  UserSummaryProps,
  UsernameDialogProps,
  UsernameMessage,
  UsernameOptions,
} from '../account/index.ts'
export { LazyAccountData } from '../accountData/index.ts'
export type { AccountDataProps } from '../accountData/index.ts'
