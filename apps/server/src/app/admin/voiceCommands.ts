import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { fillCatalogue, voiceId } from '../../features/catalogueJob/fillCatalogue.ts'
import { type Catalogue, listCatalogue } from '../../features/catalogueJob/listCatalogue.ts'
import { measureCatalogue } from '../../features/catalogueJob/measureCatalogue.ts'
import type { Database } from '../../kernel/database/database.ts'
import { type VoiceRow, voices } from '../../kernel/database/schema.ts'
import { createDatabaseLimiter } from '../../kernel/limits/createDatabaseLimiter.ts'
import { createStore } from '../../kernel/storage/createStore.ts'
import { openSpeech } from '../speech/openSpeech.ts'
import { formatTable } from '../tables/formatTable.ts'
import { type AdminContext, AdminError, type Command, textOf } from './command.ts'

const list: Command = {
  usage: 'voices list',
  description: 'List the voices of the catalogue with their state of measurement',
  options: {
    service: { type: 'string', description: 'Only voices of this service' },
    failed: { type: 'boolean', description: 'Only voices without a sample because of an error' },
    hidden: { type: 'boolean', description: 'Only voices no longer offered by an engine' },
  },
  async run({ database, print }, input) {
    const service = textOf(input, 'service')
    const rows = await database.queries
      .select()
      .from(voices)
      .where(
        and(
          eq(voices.listed, input.values.hidden !== true),
          service === undefined ? undefined : eq(voices.voice_service, service),
          input.values.failed === true ? isNotNull(voices.failure) : undefined,
        ),
      )
      .orderBy(asc(voices.position), asc(voices.voice_id))
    const table = rows.map((voice) => ({
      voice: voice.voice_id,
      name: voice.voice_name,
      gender: voice.voice_gender,
      languages: voice.voice_language_codes.join(','),
      measured: voice.measured_at?.toISOString().slice(0, 16).replace('T', ' ') ?? 'not yet',
      times_off_ms: voice.timing_offset_ms,
      failure: voice.failure,
    }))
    for (const line of formatTable(table)) print(line)
    print(`${rows.length} voices.`)
  },
}

const sync: Command = {
  usage: 'voices sync',
  description: 'Update the catalogue from the engines, and measure new and outdated voices',
  async run(context) {
    await measure(context, async (catalogue) => {
      const before = new Map((await allVoices(context.database)).map((voice) => [voice.voice_id, voice]))
      await fillCatalogue(context.database, catalogue)
      const after = await allVoices(context.database)
      const isShown = (id: string) => before.get(id)?.listed === true
      report(
        context,
        'Added',
        after.filter(({ voice_id }) => !before.has(voice_id)),
      )
      report(
        context,
        'Shown again',
        after.filter((voice) => before.has(voice.voice_id) && voice.listed && !isShown(voice.voice_id)),
      )
      report(
        context,
        'Hidden',
        after.filter((voice) => !voice.listed && isShown(voice.voice_id)),
      )
      for (const service of catalogue.failed) context.print(`Not listed now: ${service}. Its known voices stay.`)
      context.print(`The catalogue lists ${catalogue.voices.length} voices.`)
    })
  },
}

const remeasure: Command = {
  usage: 'voices re-measure <voice id>… | --service <service> | --all',
  description: 'Generate and measure samples again; the old measurements are shown until then',
  options: {
    service: { type: 'string', description: 'All voices of this service' },
    all: { type: 'boolean', description: 'All voices' },
  },
  async run(context, input) {
    const service = textOf(input, 'service')
    const ids = input.positionals
    if ([ids.length > 0, service !== undefined, input.values.all === true].filter(Boolean).length !== 1) {
      throw new AdminError('Name the voices: by id, with --service, or with --all.')
    }
    await measure(context, async (catalogue) => {
      const own = catalogue.voices.filter((voice) => {
        if (ids.length > 0) return ids.includes(voiceId(voice))
        return service === undefined || voice.service === service
      })
      const unknown = ids.filter((id) => !own.some((voice) => voiceId(voice) === id))
      if (unknown.length > 0)
        throw new AdminError(`No engine here offers ${unknown.join(', ')}. "voices list" shows the voices.`)
      if (own.length === 0) throw new AdminError(`No engine here offers a voice of "${service}".`)
      await context.database.queries
        .update(voices)
        .set({ measured_stamp: OUT_OF_DATE })
        .where(and(inArray(voices.voice_id, own.map(voiceId)), isNotNull(voices.measured_stamp)))
      context.print(`Voices to measure again: ${own.length}.`)
    })
  },
}

/** A stamp that no measurement has. */
const OUT_OF_DATE = 'out of date'

/** Measures all out-of-date voices after `prepare`, and prints them. */
async function measure(context: AdminContext, prepare: (catalogue: Catalogue) => Promise<void>): Promise<void> {
  const { config, database, log } = context
  const { speech, mastering, aligner, close } = openSpeech({ config, local: context.openEngines(), log })
  try {
    const catalogue = await listCatalogue(speech.engines, { ...config, log })
    await prepare(catalogue)
    const from = new Date()
    const { signal } = new AbortController()
    await measureCatalogue({
      config,
      limiter: createDatabaseLimiter(database),
      database,
      store: createStore(config),
      speech,
      mastering,
      aligner,
      list: () => Promise.resolve(catalogue),
      log,
      signal,
    })
    const after = await allVoices(database)
    report(
      context,
      'Measured',
      after.filter(({ measured_at }) => measured_at !== null && measured_at >= from),
    )
    const failed = await database.queries
      .select()
      .from(voices)
      .where(and(eq(voices.listed, true), isNotNull(voices.failure)))
    for (const { voice_id, failure } of failed) context.print(`Not measured: ${voice_id}: ${failure}`)
    const waiting = await database.queries
      .select()
      .from(voices)
      .where(and(eq(voices.listed, true), isNull(voices.measured_stamp), isNull(voices.failure)))
    if (waiting.length > 0) context.print(`Voices still waiting: ${waiting.length}.`)
  } finally {
    await close()
  }
}

const allVoices = ({ queries }: Database): Promise<VoiceRow[]> =>
  queries.select().from(voices).orderBy(asc(voices.position))

/** Maximum number of listed names; more are only counted. */
const NAMED = 20

function report({ print }: AdminContext, what: string, rows: readonly VoiceRow[]): void {
  if (rows.length === 0) return print(`${what}: none.`)
  const names = rows.slice(0, NAMED).map(({ voice_id }) => voice_id)
  const more = rows.length > NAMED ? ` and ${rows.length - NAMED} more` : ''
  print(`${what}: ${rows.length} (${names.join(', ')}${more}).`)
}

/** Commands for the catalogue. */
export const voiceCommands: readonly Command[] = [list, sync, remeasure]
