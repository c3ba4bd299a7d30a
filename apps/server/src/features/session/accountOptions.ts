import type { Context } from 'hono'
import type { TrustedProxies } from '../../kernel/config/trustedProxies.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import type { Identify } from '../../kernel/identity/identity.ts'
import type { Log } from '../../kernel/log/createLog.ts'
import type { Mailer } from '../mail/createMailer.ts'
import type { Cookies } from './cookies.ts'
import type { LoginProvider } from './oidc/createLoginProvider.ts'
import type { SessionServices } from './sessionServices.ts'

/** Options of the account pages. */
export interface AccountOptions {
  /** Undefined until the database is open. */
  services: SessionServices | undefined
  log: Pick<Log, 'error'>
  identify: (context: Context<AppEnv>) => Identify
  cookies: Cookies
  trustedProxies: TrustedProxies
  /** Public base URL of the server, if configured. */
  publicUrl?: string | undefined
  /** Origins of other sites whose visitors may log in from an embed. */
  embedOrigins: readonly string[]
  /** Sends password mails with links below `publicUrl`; without it, pages offer nothing that needs a mail. */
  mailer?: Mailer | undefined
  /** External login provider; without it, users sign in here with a password. */
  loginProvider?: LoginProvider | undefined
}
