import { asc, isNotNull } from 'drizzle-orm'
import Papa from 'papaparse'
import { deleteAddress } from '../../features/earlyAccess/earlyAccessStore.ts'
import { earlyAccessUrl } from '../../features/earlyAccess/earlyAccessUrl.ts'
import { earlyAccess } from '../../kernel/database/earlyAccessTables.ts'
import { formatTable } from '../tables/formatTable.ts'
import { AdminError, type Command } from './command.ts'

const minute = (time: Date | null) => time?.toISOString().slice(0, 16).replace('T', ' ') ?? null

const list: Command = {
  usage: 'early-access list',
  description: 'List the addresses of people who want to be told when reviews of chats begin, oldest first',
  async run({ database, print }) {
    const rows = await database.queries.select().from(earlyAccess).orderBy(asc(earlyAccess.created_at))
    if (rows.length === 0) return print('There are no addresses.')
    const table = rows.map(({ email, language, created_at, confirmed_at, expires_at }) => ({
      address: email,
      language,
      left: minute(created_at),
      confirmed: minute(confirmed_at) ?? `no, removed after ${minute(expires_at)}`,
    }))
    for (const line of formatTable(table)) print(line)
  },
}

const write: Command = {
  usage: 'early-access export',
  description: 'Print the confirmed addresses as CSV, each with its language and its link to delete it',
  async run({ config: { publicUrl }, database, print }) {
    if (publicUrl === undefined) throw new AdminError('Set PUBLIC_URL first: the links begin with it.')
    const rows = await database.queries
      .select()
      .from(earlyAccess)
      .where(isNotNull(earlyAccess.confirmed_at))
      .orderBy(asc(earlyAccess.created_at))
    const table = rows.map(({ email, language, confirmed_at, token }) => ({
      email,
      language,
      confirmed_at: confirmed_at?.toISOString(),
      leave_url: earlyAccessUrl(publicUrl, 'leave', token),
    }))
    const fields = ['email', 'language', 'confirmed_at', 'leave_url']
    // A spreadsheet would run an address such as `=1+1@example.com` as a formula.
    print(Papa.unparse({ fields, data: table }, { escapeFormulae: true }))
  },
}

const remove: Command = {
  usage: 'early-access delete <address>',
  description: 'Delete an address at once',
  async run({ database, print }, { positionals: [email] }) {
    if (email === undefined) throw new AdminError('Name the address.')
    if (!(await deleteAddress(database.queries, email))) throw new AdminError('This address is not stored.')
    print('The address is deleted.')
  },
}

/** Commands for the addresses of early access. */
export const earlyAccessCommands: readonly Command[] = [list, write, remove]
