export { LoginButton, LoginDialog, LoginDialogView, MembersOnly, sessionMessages, useLogin } from '../session/index.ts'
export type { LoginButtonProps, LoginDialogViewProps, MembersOnlyProps, SessionMessages } from '../session/index.ts'
