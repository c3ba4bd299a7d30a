import type { CallName, LexiconEntry, SocketMessage } from '@voice-rankings/contract'
import type { Call, Handlers } from '../../kernel/api/handlers.ts'
import type { Database } from '../../kernel/database/database.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import { countNewDevice } from '../../kernel/limits/countNewDevice.ts'
import type { Limit, Limiter } from '../../kernel/limits/limiter.ts'
import { requireAllowance } from '../../kernel/limits/requireAllowance.ts'
import type { Realtime } from '../realtime/createRealtime.ts'
import { importEntries } from './importEntries.ts'
import { missingWork, requireScope } from './lexiconScope.ts'
import { missingEntry, readLexicon, removeEntry, saveEntry } from './lexiconStore.ts'
import { readFile } from './readFile.ts'
import { writeCsv } from './writeCsv.ts'
import { writePls } from './writePls.ts'

/** Imports per network: reading the largest file takes half a second. */
const IMPORTS: Limit = { name: 'lexicon import', points: 20, durationMs: 60_000 }

interface Needed {
  readonly database: Database
  readonly limiter: Limiter
  /** Tells the pages that follow works of the owner of a change. */
  readonly realtime: Pick<Realtime, 'publish'>
}

/** Topic of the changes of an owner's lexicon and of those of their works. */
export const lexiconTopic = (owner: string) => `lexicon ${owner}`

const CHANGED: SocketMessage = { action: 'lexicon-changed' }

/** Handlers of the calls for the caller's own pronunciations, and for those of their works. */
export function lexiconHandlers({ database, limiter, realtime }: Needed): Pick<Handlers, CallName<'lexicon'>> {
  /** Entries of the caller's lexicon, or of that of a work. */
  async function entriesOf(call: Call, workId: string | undefined): Promise<LexiconEntry[]> {
    const { key: owner } = await call.identity()
    if (owner === null) {
      if (workId !== undefined) throw missingWork()
      return []
    }
    const scope = { owner, workId }
    await requireScope(database.queries, scope)
    return readLexicon(database, scope)
  }

  return {
    async 'lexicon.list'({ query }, call) {
      return { entries: await entriesOf(call, query.work_id) }
    },
    async 'lexicon.save'({ body: { lexicon_entry_id: id, work_id: workId, ...fields } }, call) {
      await countNewDevice(limiter, call)
      const { key: owner } = await call.knownIdentity()
      const entry = await saveEntry(database, { owner, workId }, fields, id)
      await realtime.publish(lexiconTopic(owner), CHANGED)
      return { entry }
    },
    async 'lexicon.remove'({ body: { lexicon_entry_id, work_id: workId } }, call) {
      const { key: owner } = await call.identity()
      if (owner === null) throw missingEntry()
      await removeEntry(database, { owner, workId }, lexicon_entry_id)
      await realtime.publish(lexiconTopic(owner), CHANGED)
      return { lexicon_entry_id }
    },
    async 'lexicon.import'({ body: { text, work_id: workId } }, call) {
      await requireAllowance(limiter, 'Too many files from your network. Wait a minute and try again.', [
        IMPORTS,
        networkOf(call.client),
      ])
      const file = readFile(text)
      await countNewDevice(limiter, call)
      const { key: owner } = await call.knownIdentity()
      const imported = await importEntries(database, { owner, workId }, file)
      await realtime.publish(lexiconTopic(owner), CHANGED)
      return imported
    },
    async 'lexicon.export'({ query: { format, work_id: workId } }, call) {
      const entries = await entriesOf(call, workId)
      return { text: format === 'pls' ? writePls(entries) : writeCsv(entries) }
    },
  }
}
