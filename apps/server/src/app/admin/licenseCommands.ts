import { eq, or } from 'drizzle-orm'
import { createLicenseKeys } from '../../features/licenses/createLicenseKeys.ts'
import { issueLicense, revokeLicense } from '../../features/licenses/licenseStore.ts'
import { stateOf } from '../../features/licenses/toLicense.ts'
import { users } from '../../kernel/database/accountTables.ts'
import { type LicenseRow, licenses } from '../../kernel/database/licenseTables.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { type AdminContext, AdminError, type Command, textOf, wholeNumber } from './command.ts'

const issue: Command = {
  usage: 'license issue <plan>',
  description: 'Make a license key of a plan, or of a paid order without an account, and print it; it is not stored',
  options: {
    days: { type: 'string', description: 'Days until the key ends; default: those of the plan' },
    order: { type: 'string', description: 'Paid order, as the log names it; then without <plan>' },
  },
  async run({ config, database, print }, input) {
    const keys = createLicenseKeys(config.dataDir)
    const order = textOf(input, 'order')
    if (order !== undefined) {
      const [paid] = await database.queries.select().from(licenses).where(eq(licenses.order_key, order))
      if (!paid) throw new AdminError(`There is no order "${order}".`)
      if (paid.revoked_at) throw new AdminError(`The order ${order} was refunded or its license revoked.`)
      return print(await keys.sign(paid))
    }
    const [id] = input.positionals
    const offered = config.plans?.plans ?? []
    const plan = offered.find((one) => one.id === id)
    if (!plan) {
      const ids = offered.map((one) => one.id).join(', ')
      throw new AdminError(ids === '' ? 'There are no plans: set PLANS_FILE first.' : `Name the plan, one of ${ids}.`)
    }
    const days = textOf(input, 'days')
    const term = days === undefined ? {} : { days: wholeNumber(days, '--days', [1, 36_500]) }
    const license = await issueLicense(database.queries, { plan: { ...plan, ...term } })
    if (!license) throw new Error('A license without an order was refused.')
    print(await keys.sign(license))
  },
}

const inspect: Command = {
  usage: 'license inspect <key>',
  description: 'Print what is known of a license, by its key, its id or its order',
  async run(context, { positionals: [which] }) {
    const license = await findLicense(context, which)
    const user = await nameOf(context, license.user_id)
    const buyer = await nameOf(context, license.buyer_id)
    const rows = {
      id: license.license_id,
      plan: license.plan_id || '(refunded before it was paid)',
      state: stateOf(license, license.user_id),
      level: license.account_level,
      credits: license.credits,
      order: license.order_key ?? 'issued by the operator',
      buyer,
      user,
      issued: license.created_at.toISOString(),
      ends: license.expires_at?.toISOString() ?? 'never',
    }
    for (const [name, value] of Object.entries(rows)) context.print(`${name.padEnd(8)} ${value}`)
  },
}

const revoke: Command = {
  usage: 'license revoke <key>',
  description: 'End a license at once, by its key, its id or its order, and take back its unused credits',
  async run(context, { positionals: [which] }) {
    const { license_id: licenseId } = await findLicense(context, which)
    const revoked = await revokeLicense(context.database, { licenseId })
    if (!revoked) return context.print(`License ${licenseId} was revoked before.`)
    context.print(`License ${licenseId} is revoked. Credits taken back: ${revoked.taken}.`)
  },
}

/** Commands for licenses. */
export const licenseCommands: readonly Command[] = [issue, inspect, revoke]

async function findLicense({ config, database }: AdminContext, which: string | undefined): Promise<LicenseRow> {
  if (which === undefined) throw new AdminError('Name the license: by its key, its id or its order.')
  const id = which.split('.').length === 3 ? await idOfKey(config.dataDir, which) : which
  const [license] = await database.queries
    .select()
    .from(licenses)
    .where(or(eq(licenses.license_id, id), eq(licenses.order_key, id)))
  if (license) return license
  throw new AdminError('There is no such license in the database.')
}

async function idOfKey(dataDir: string, key: string): Promise<string> {
  try {
    return (await createLicenseKeys(dataDir).verify(key)).license_id
  } catch (error) {
    if (error instanceof ApiError) throw new AdminError(error.message)
    throw error
  }
}

async function nameOf({ database }: AdminContext, id: string | null): Promise<string> {
  if (id === null) return '–'
  const [user] = await database.queries.select().from(users).where(eq(users.user_id, id))
  return user?.username ?? '–'
}
