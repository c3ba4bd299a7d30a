import type { Api } from '@voice-rankings/contract'
import type { Handler } from '../../kernel/api/handlers.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import type { WorkReader } from '../works/createWorkReader.ts'
import { requireOwn } from '../works/workStore.ts'
import { exportClient, type Exports } from './createExports.ts'
import { readBook } from './readBook.ts'
import { requireChapters } from './requireChapters.ts'

interface Needed {
  readonly database: Database
  readonly store: ObjectStore
  readonly works: { readonly reader: WorkReader }
  readonly exports: Exports
}

/** Creates the handler that writes a work as a file. */
export function createExportWork({ database, store, works, exports }: Needed): Handler<Api['works']['export']> {
  return async ({ params, body: { format, section_index: chapterIndex = 0 } }, call) => {
    const row = await requireOwn(database, params.work_id, (await call.identity()).key)
    const prepared = await works.reader.prepare(row)
    requireChapters(prepared.sections.length, format, chapterIndex)
    const read = await readBook({ database, store }, row, prepared)
    return exports.write(read, { format, chapterIndex, directory: `exports/${row.work_id}` }, await exportClient(call))
  }
}
