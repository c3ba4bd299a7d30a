import { useMessages, useProfile, useRuntime } from '../runtime/index.ts'
import { Link, MenuItem } from '../ui/index.ts'
import { accountMessages } from './messages.ts'

/** The user's own pages, in menu order. */
export const ACCOUNT_PAGES = ['voices', 'collections', 'playlists', 'snippets', 'lexicon', 'account'] as const
export type AccountPage = (typeof ACCOUNT_PAGES)[number]

export interface UserMenuItemsProps {
  /**
   * Paths of the user's own pages, such as `/app/voices`; a page without a path has no entry. `operator` is shown to
   * operators only.
   */
  pages?: Partial<Record<AccountPage | 'operator', string>>
  onChangeUsername: () => void
}

/**
 * Account actions of the logged-in user, as items for any menu.
 *
 * @example
 * <UserMenuItems pages={{ account: '/app/account' }} onChangeUsername={() => setOpen(true)} />
 */
export function UserMenuItems({ pages = {}, onChangeUsername }: UserMenuItemsProps) {
  const texts = useMessages('account', accountMessages)
  const { session } = useRuntime()
  const profile = useProfile()
  const shown = profile?.is_operator === true ? ([...ACCOUNT_PAGES, 'operator'] as const) : ACCOUNT_PAGES
  return (
    <>
      {shown.map((page) => {
        const href = pages[page]
        return href === undefined ? null : (
          <MenuItem key={page} asChild>
            <Link href={href}>{texts[page]}</Link>
          </MenuItem>
        )
      })}
      <MenuItem onSelect={onChangeUsername}>{texts.changeUsername}</MenuItem>
      <MenuItem onSelect={session.logout}>{texts.logout}</MenuItem>
    </>
  )
}
