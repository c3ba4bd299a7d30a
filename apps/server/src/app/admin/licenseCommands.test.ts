import { decodeJwt } from 'jose'
import { beforeAll, expect, it } from 'vitest'
import { createUser } from '../../features/account/createUser.ts'
import { activateLicense } from '../../features/licenses/licenseStore.ts'
import { readConfig } from '../../kernel/config/config.ts'
import type { PlansSettings } from '../../kernel/config/plansFile.ts'
import { licenses } from '../../kernel/database/licenseTables.ts'
import { openDatabase } from '../../kernel/database/openDatabase.ts'
import { createLog } from '../../kernel/log/createLog.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { runAdmin } from './runAdmin.ts'

const OFFERED = { plans: [{ id: 'plus', name: 'Plus', level: 1, credits: 500 }] }

onEachPlace('the admin commands for licenses', (place) => {
  beforeAll(async () => {
    const database = await openDatabase(place())
    const order = { license_id: 'paid', plan_id: 'plus', account_level: 1, credits: 500, order_key: 'stripe:pi_7' }
    await database.queries.insert(licenses).values(order)
    await database.close()
  })

  /** Runs a command and returns its output. */
  async function run(args: string[], plans: PlansSettings | undefined = OFFERED): Promise<string> {
    const lines: string[] = []
    await runAdmin(args, {
      readConfig: () => ({ ...readConfig({}), ...place(), plans }),
      log: createLog('silent'),
      print: (line) => void lines.push(line),
      openEngines: () => [],
    })
    return lines.join('\n')
  }

  it('issue a key, show what is known of it, and revoke it by the key', async () => {
    const key = await run(['license', 'issue', 'plus', '--days', '30'])
    expect(key).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    const shown = await run(['license', 'inspect', key])
    for (const row of [/^plan +plus$/m, /^state +unused$/m, /^order +issued by the operator$/m, /^ends +20\d\d-/m]) {
      expect(shown).toMatch(row)
    }
    expect(shown).not.toContain(key)
    expect(await run(['license', 'revoke', key])).toContain('is revoked. Credits taken back: 0.')
    expect(await run(['license', 'revoke', key])).toContain('was revoked before.')
    expect(await run(['license', 'inspect', key])).toMatch(/^state +revoked$/m)
  })

  it('issue the key of a paid order, until it is revoked', async () => {
    const key = await run(['license', 'issue', '--order', 'stripe:pi_7'])
    expect(await run(['license', 'inspect', key])).toMatch(/^order +stripe:pi_7$/m)
    await run(['license', 'revoke', 'stripe:pi_7'])
    await expect(run(['license', 'issue', '--order', 'stripe:pi_7'])).rejects.toThrow(
      'was refunded or its license revoked',
    )
  })

  it('show the level of an active license for its user only', async () => {
    const key = await run(['license', 'issue', 'plus'])
    const database = await openDatabase(place())
    const [ann] = await Promise.all(
      ['ann', 'bob'].map((name) =>
        createUser(database, { email: `${name}@example.com`, wantedName: name, credits: 0 }),
      ),
    )
    await activateLicense(database, decodeJwt(key).jti ?? '', ann?.user_id ?? '')
    await database.close()
    const rows = (await run(['users', 'list'])).split('\n')
    const levelOf = (name: string) => rows.find((row) => row.startsWith(name))?.split(/ {2,}/)[2]
    expect([levelOf('ann'), levelOf('bob')]).toEqual(['1', '0'])
    await run(['license', 'revoke', key])
    expect(await run(['users', 'list', '--search', 'ann'])).toMatch(/^ann +ann@example.com +0 /m)
  })

  it.each([
    [['license', 'issue', 'gold'], 'Name the plan, one of plus.'],
    [['license', 'issue', '--order', 'stripe:pi_1'], 'There is no order "stripe:pi_1".'],
    [['license', 'issue', 'plus', '--days', 'ten'], '--days is "ten": write a whole number'],
    [['license', 'inspect'], 'Name the license: by its key, its id or its order.'],
    [['license', 'inspect', 'nothing'], 'There is no such license in the database.'],
    [['license', 'revoke', 'a.b.c'], 'This is not a license key of this server'],
  ])('report the mistake in %j in a sentence', async (args, sentence) => {
    await expect(run(args)).rejects.toThrow(sentence)
  })

  it('name the setting that is missing without plans', async () => {
    await expect(run(['license', 'issue', 'plus'], { plans: [] })).rejects.toThrow(
      'There are no plans: set PLANS_FILE first.',
    )
  })
})
