import { type Plan, textLimit } from '@voice-rankings/contract'
import type { Handlers } from '../../kernel/api/handlers.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { PlanSettings } from '../../kernel/config/plansFile.ts'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { userIdOf } from '../../kernel/identity/identity.ts'
import { requireUser } from '../../kernel/identity/requireUser.ts'
import { checkoutUrl } from './checkout/checkoutUrl.ts'
import { type LicenseKeys, wrongKey } from './createLicenseKeys.ts'
import { activateLicense, markShown, readLicenses } from './licenseStore.ts'
import { toLicense } from './toLicense.ts'

interface Needed {
  readonly config: Pick<Config, 'plans' | 'holdLimit' | 'holdWindow' | 'signUpCredits'>
  readonly database: Database
  readonly licenseKeys: LicenseKeys
}

type LicenseCalls = 'licenses.plans' | 'licenses.list' | 'licenses.reveal' | 'licenses.activate'

/** Handlers of plans and licenses. */
export function licenseHandlers({ config, database, licenseKeys }: Needed): Pick<Handlers, LicenseCalls> {
  const { plans } = config

  function toPlan(plan: PlanSettings, userId: string | null): Plan {
    return {
      plan_id: plan.id,
      plan_name: plan.name,
      account_level: plan.level,
      text_limit: textLimit(plan.level),
      plan_credits: plan.credits,
      plan_days: plan.days ?? null,
      plan_price: plan.price ?? null,
      has_checkout: plan.checkoutUrl !== undefined,
      checkout_url: userId === null ? null : checkoutUrl(plans?.checkout, plan, userId),
    }
  }

  /** Id of the license of a key. The signature proves it; the database knows who uses it and whether it was revoked. */
  async function idOfKey(licenseKey: string): Promise<string> {
    const { license_id, plan_id } = await licenseKeys.verify(licenseKey)
    if (plans?.plans.some(({ id }) => id === plan_id)) return license_id
    throw wrongKey('This license key is for a plan that this server does not offer. Ask the operator of this server.')
  }

  async function idOfPurchase(licenseId: string, userId: string): Promise<string> {
    const own = await readLicenses(database, userId)
    const found = own.find((row) => row.license_id === licenseId)
    if (!found) throw noLicense()
    if (toLicense(found, userId, plans).license_state === 'expired') throw wrongKey('This license key has expired.')
    return found.license_id
  }

  return {
    'licenses.plans': async (_input, call) => {
      const userId = userIdOf(await call.identity())
      return {
        plans: (plans?.plans ?? []).map((plan) => toPlan(plan, userId)),
        free_plan: {
          text_limit: textLimit(0),
          hold_limit: config.holdLimit,
          hold_seconds: config.holdWindow,
          sign_up_credits: config.signUpCredits,
        },
      }
    },

    'licenses.list': async (_input, call) => {
      const { user_id: userId } = (await requireUser(call)).user
      return { licenses: (await readLicenses(database, userId)).map((row) => toLicense(row, userId, plans)) }
    },

    'licenses.reveal': async ({ body: { license_id } }, call) => {
      const { user_id: userId } = (await requireUser(call)).user
      const own = await readLicenses(database, userId)
      if (!own.some((row) => row.license_id === license_id && row.buyer_id === userId)) throw noLicense()
      const row = await markShown(database, license_id, userId)
      if (!row) {
        throw new ApiError(
          'conflict',
          'This key was shown before, or it is used or revoked. Activate the license by its id.',
        )
      }
      return { license_key: await licenseKeys.sign(row) }
    },

    'licenses.activate': async ({ body: { license_key, license_id } }, call) => {
      const { user_id: userId } = (await requireUser(call)).user
      if ((license_key === undefined) === (license_id === undefined)) {
        throw wrongKey('Write a license key, or the id of a license that you have bought.')
      }
      const id = license_key === undefined ? await idOfPurchase(license_id ?? '', userId) : await idOfKey(license_key)
      return { license: toLicense(await activateLicense(database, id, userId), userId, plans) }
    },
  }
}

function noLicense(): ApiError {
  return new ApiError('not_found', 'There is no such license. Your licenses are listed on the page Upgrade.')
}
