import { isLanguage } from '@voice-rankings/contract'
import type { Handlers } from '../../kernel/api/handlers.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import type { Limit, Limiter } from '../../kernel/limits/limiter.ts'
import { requireAllowance } from '../../kernel/limits/requireAllowance.ts'
import type { Log } from '../../kernel/log/createLog.ts'
import { emailKey } from '../account/createUser.ts'
import { isEmail } from '../account/isEmail.ts'
import type { Mailer } from '../mail/createMailer.ts'
import { earlyAccessMail } from '../mail/earlyAccessMail.ts'
import { confirmAddress, deleteByToken, storeAddress } from './earlyAccessStore.ts'
import { earlyAccessUrl } from './earlyAccessUrl.ts'

interface Needed {
  readonly config: Pick<Config, 'publicUrl'>
  readonly database: Database
  readonly limiter: Limiter
  readonly mailer: Mailer | undefined
}

const HOUR_MS = 3_600_000
/** Addresses left per network. */
const JOINS: Limit = { name: 'early access from', points: 20, durationMs: HOUR_MS }
/** Mails to an address. */
const MAILS: Limit = { name: 'early access mail to', points: 3, durationMs: HOUR_MS }
/** Uses of mailed links per network. */
const LINKS: Limit = { name: 'early access link', points: 100, durationMs: HOUR_MS }
/** Time after which a mail server may take a mail that it refused. */
const RETRY_MS = 5 * 60_000
const WAIT = 'Too many requests from your network or for this address. Wait an hour and try again.'

type EarlyAccessCalls = `earlyAccess.${'status' | 'join' | 'confirm' | 'leave'}`

/** Handlers of early access. */
export function earlyAccessHandlers(
  { config, database, limiter, mailer }: Needed,
  log: Log,
): Pick<Handlers, EarlyAccessCalls> {
  const { queries } = database
  const { publicUrl } = config
  const sender = mailer && publicUrl !== undefined ? { mailer, publicUrl } : null

  return {
    'earlyAccess.status': () => ({ takes_addresses: sender !== null }),

    // The steps are the same for a new, a known and a confirmed address, so that neither the answer nor its time tells.
    'earlyAccess.join': async ({ body: { early_email, early_language = '' } }, call) => {
      const language = isLanguage(early_language) ? early_language : 'en'
      if (!sender) throw new ApiError('not_found', 'This server sends no mail and takes no addresses.')
      // Other sites could have their visitors send mails.
      if (call.isOfOtherSite) throw new ApiError('forbidden', 'Addresses are taken on Voice Rankings itself only.')
      if (!isEmail(early_email)) {
        const message = 'Write your e-mail address, such as ann@example.com.'
        throw new ApiError('invalid_fields', message, { issues: [{ path: 'early_email', message }] })
      }
      await requireAllowance(limiter, WAIT, [JOINS, networkOf(call.client)], [MAILS, emailKey(early_email)])
      const { email, token, confirmed_at } = await storeAddress(queries, early_email, language)
      const mail = await earlyAccessMail({
        // The stored address: different addresses can share a key.
        to: email,
        isConfirmed: confirmed_at !== null,
        confirmUrl: earlyAccessUrl(sender.publicUrl, 'confirm', token),
        leaveUrl: earlyAccessUrl(sender.publicUrl, 'leave', token),
        language,
      })
      try {
        await sender.mailer.send(mail)
      } catch (error) {
        // The error itself may name the address, so only its code is logged.
        log.error('A mail about early access could not be sent. Check SMTP_URL and MAIL_FROM.', undefined, {
          code: codeOf(error),
        })
        const message = 'The mail could not be sent. Check the address, and try again in a few minutes.'
        throw new ApiError('busy', message, { retryAfterMs: RETRY_MS })
      }
      return { ok: true }
    },

    'earlyAccess.confirm': async ({ body: { early_token } }, call) => {
      await requireAllowance(limiter, WAIT, [LINKS, networkOf(call.client)])
      if (!(await confirmAddress(queries, early_token))) throw unknownLink()
      return { ok: true }
    },

    'earlyAccess.leave': async ({ body: { early_token } }, call) => {
      await requireAllowance(limiter, WAIT, [LINKS, networkOf(call.client)])
      if (!(await deleteByToken(queries, early_token))) throw unknownLink()
      return { ok: true }
    },
  }
}

function unknownLink(): ApiError {
  return new ApiError('not_found', 'No address has this link. It was deleted, or the link is incomplete.')
}

/** Code of an error of the mail server, such as `ECONNREFUSED` or `EENVELOPE`. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
