import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useMessages, useRuntime, useSession } from '../runtime/index.ts'
import { Button, Menu } from '../ui/index.ts'
import { accountMessages } from './messages.ts'
import { UserMenuItems } from './UserMenuItems.tsx'
import type { UserMenuItemsProps } from './UserMenuItems.tsx'
import { UsernameDialog } from './UsernameDialog.tsx'
import { UserSummary } from './UserSummary.tsx'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export type UserMenuProps = Pick<UserMenuItemsProps, 'pages'> & RootProps<HTMLButtonElement>

/**
 * Menu of the logged-in user; renders nothing for visitors.
 *
 * @example
 * <UserMenu pages={{ snippets: '/app/snippets' }} />
 */
export function UserMenu({ pages, ...props }: UserMenuProps) {
  const texts = useMessages('account', accountMessages)
  const { session } = useRuntime()
  const { profile, logout } = useSession()
  const [isNaming, setNaming] = useState(false)
  if (!profile) return null
  return (
    <>
      <Menu
        trigger={
          <Button part="user-button" busy={logout === 1} {...rootProps(props, 'voice-user-button')}>
            <span>{texts.menu(profile.username)}</span>
            <ChevronDown aria-hidden="true" />
          </Button>
        }
        header={<UserSummary profile={profile} />}
        // Credits may have been used since the last load.
        onOpenChange={(open) => open && void session.refresh()}
      >
        <UserMenuItems pages={pages} onChangeUsername={() => setNaming(true)} />
      </Menu>
      <UsernameDialog open={isNaming} onOpenChange={setNaming} />
    </>
  )
}
