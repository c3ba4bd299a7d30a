import type { Context } from 'hono'
import type { TrustedProxies } from '../../kernel/config/trustedProxies.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import type { Identify } from '../../kernel/identity/identity.ts'
import type { Log } from '../../kernel/log/createLog.ts'
import type { Mailer } from '../mail/createMailer.ts'
import type { Cookies } from './cookies.ts'
import type { LoginProvider } from './oidc/createLoginProvider.ts'
import type { SessionServices } from './sessionServices.ts'

/** What the pages of an account need of the server around them. */
export interface AccountOptions {
  /** Undefined until the database is open. */
  services: SessionServices | undefined
  log: Pick<Log, 'error'>
  identify: (context: Context<AppEnv>) => Identify
  cookies: Cookies
  trustedProxies: TrustedProxies
  /** Where the server is reached, when that is known. */
  publicUrl?: string | undefined
  /** Origins of other sites on whose pages people may log in. */
  embedOrigins: readonly string[]
  /** Sends mails about passwords, with links below `publicUrl`; without one no page offers what needs a mail. */
  mailer?: Mailer | undefined
  /** Where people sign in; without one they do here, with a password. */
  loginProvider?: LoginProvider | undefined
}
