import Papa from 'papaparse'
import { beforeAll, expect, it } from 'vitest'
import { confirmAddress, storeAddress } from '../../features/earlyAccess/earlyAccessStore.ts'
import { readConfig } from '../../kernel/config/config.ts'
import { openDatabase } from '../../kernel/database/openDatabase.ts'
import { createLog } from '../../kernel/log/createLog.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { runAdmin } from './runAdmin.ts'

onEachPlace('the admin commands for early access', (place) => {
  let token: string
  beforeAll(async () => {
    // A server has made the database.
    await (await openDatabase(place())).close()
  })

  /** Runs a command and returns its output. */
  async function run(args: string[], env: NodeJS.ProcessEnv = { PUBLIC_URL: 'https://voices.example' }) {
    const lines: string[] = []
    await runAdmin(args, {
      readConfig: () => ({ ...readConfig(env), ...place() }),
      log: createLog('silent'),
      print: (line) => void lines.push(line),
      openEngines: () => [],
    })
    return lines.join('\n')
  }

  it('list no addresses while there are none', async () => {
    expect(await run(['early-access', 'list'])).toBe('There are no addresses.')
  })

  it('list all addresses, and say which are confirmed', async () => {
    const database = await openDatabase(place())
    ;({ token } = await storeAddress(database.queries, 'Ann@example.com', 'de'))
    await confirmAddress(database.queries, token)
    const formula = await storeAddress(database.queries, '=1+1@example.com', 'en')
    await confirmAddress(database.queries, formula.token)
    await storeAddress(database.queries, 'bob@example.com', 'en')
    await database.close()
    const list = await run(['early-access', 'list'])
    expect(list).toMatch(/^Ann@example\.com +de +20\d\d\S+ \S+ +20\d\d-/m)
    expect(list).toMatch(/^bob@example\.com .* no, removed after 20\d\d-/m)
    expect(list).not.toContain(token)
  })

  it('export the confirmed ones as CSV, with a link to delete each and without formulas', async () => {
    const csv = await run(['early-access', 'export'])
    const { data, errors } = Papa.parse<Record<string, string>>(csv, { header: true })
    expect(errors).toEqual([])
    expect(data.map(({ email }) => email)).toEqual(['Ann@example.com', "'=1+1@example.com"])
    expect(data[0]).toMatchObject({
      language: 'de',
      leave_url: `https://voices.example/chat-reviews-early-access?leave=${token}`,
    })
    await expect(run(['early-access', 'export'], {})).rejects.toThrow('Set PUBLIC_URL first')
  })

  it('delete an address, however it is written', async () => {
    expect(await run(['early-access', 'delete', 'ANN@example.com'])).toBe('The address is deleted.')
    expect(await run(['early-access', 'list'])).not.toContain('Ann@')
    await expect(run(['early-access', 'delete', 'ann@example.com'])).rejects.toThrow('This address is not stored.')
    await expect(run(['early-access', 'delete'])).rejects.toThrow('Name the address.')
  })
})
