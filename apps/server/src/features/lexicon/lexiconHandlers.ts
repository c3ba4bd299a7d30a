import type { CallName } from '@voice-rankings/contract'
import type { Handlers } from '../../kernel/api/handlers.ts'
import type { Database } from '../../kernel/database/database.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import { countNewDevice } from '../../kernel/limits/countNewDevice.ts'
import type { Limit, Limiter } from '../../kernel/limits/limiter.ts'
import { requireAllowance } from '../../kernel/limits/requireAllowance.ts'
import { importEntries } from './importEntries.ts'
import { missingEntry, readLexicon, removeEntry, saveEntry } from './lexiconStore.ts'
import { readFile } from './readFile.ts'
import { writeCsv } from './writeCsv.ts'
import { writePls } from './writePls.ts'

/** Imports per network: reading the largest file takes half a second. */
const IMPORTS: Limit = { name: 'lexicon import', points: 20, durationMs: 60_000 }

interface Needed {
  readonly database: Database
  readonly limiter: Limiter
}

/** Handlers of the calls for the caller's own pronunciations. */
export function lexiconHandlers({ database, limiter }: Needed): Pick<Handlers, CallName<'lexicon'>> {
  return {
    async 'lexicon.list'(_input, call) {
      const { key } = await call.identity()
      return { entries: key === null ? [] : await readLexicon(database, key) }
    },
    async 'lexicon.save'({ body: { lexicon_entry_id: id, ...fields } }, call) {
      await countNewDevice(limiter, call)
      return { entry: await saveEntry(database, (await call.knownIdentity()).key, fields, id) }
    },
    async 'lexicon.remove'({ body: { lexicon_entry_id } }, call) {
      const { key } = await call.identity()
      if (key === null) throw missingEntry()
      await removeEntry(database, key, lexicon_entry_id)
      return { lexicon_entry_id }
    },
    async 'lexicon.import'({ body: { text } }, call) {
      await requireAllowance(limiter, 'Too many files from your network. Wait a minute and try again.', [
        IMPORTS,
        networkOf(call.client),
      ])
      const file = readFile(text)
      await countNewDevice(limiter, call)
      return importEntries(database, (await call.knownIdentity()).key, file)
    },
    async 'lexicon.export'({ query: { format } }, call) {
      const { key } = await call.identity()
      const entries = key === null ? [] : await readLexicon(database, key)
      return { text: format === 'pls' ? writePls(entries) : writeCsv(entries) }
    },
  }
}
