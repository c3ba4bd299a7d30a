import { useMessages, usePlayerRuntime, useSession } from '../runtime/index.ts'
import { LoginDialogView } from './LoginDialogView.tsx'
import { loginNotice } from './loginNotice.ts'
import { LoginNoticeView } from './LoginNoticeView.tsx'
import { sessionMessages } from './messages.ts'
import { useAccountPage } from './useAccountPage.ts'
import { useLoginDialog } from './useLoginPrompt.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

/**
 * Login prompt and progress of a login. Every component that may require a login renders one; of all on a page, across
 * providers and roots, only the first is shown.
 *
 * @example
 * <LoginDialog className="login" />
 */
export function LoginDialog(props: RootProps<HTMLDialogElement>) {
  const texts = useMessages('session', sessionMessages)
  const { isHost, open, title, description, onChoose, onClose } = useLoginDialog()
  if (!isHost) return null
  return (
    <>
      <LoginDialogView {...{ texts, open, title, description, onChoose, onClose }} {...rootProps(props)} />
      <LoginNotice />
    </>
  )
}

function LoginNotice() {
  const texts = useMessages('session', sessionMessages)
  const { session } = usePlayerRuntime()
  const state = useSession()
  const kind = state.logout === 1 ? 'logout' : 'login'
  return (
    <LoginNoticeView
      texts={texts}
      notice={loginNotice(state)}
      matchingCode={state.matchingCode}
      pageUrl={useAccountPage(kind)}
      onWindow={session[kind]}
      onCancel={session.cancel}
    />
  )
}
