import { listCatalogue } from '../../features/catalogueJob/listCatalogue.ts'
import { differencesInWords } from '../../features/drift/differencesInWords.ts'
import { readChanges } from '../../features/drift/readChanges.ts'
import { watchDrift } from '../../features/drift/watchDrift.ts'
import { createDatabaseLimiter } from '../../kernel/limits/createDatabaseLimiter.ts'
import { openSpeech } from '../speech/openSpeech.ts'
import { formatTable } from '../tables/formatTable.ts'
import { type Command, textOf } from './command.ts'

const list: Command = {
  usage: 'drift list',
  description: 'List the voices that have changed, newest change first',
  options: { voice: { type: 'string', description: 'Only this voice, by id' } },
  async run({ database, print }, input) {
    const voice = textOf(input, 'voice')
    const rows = await readChanges(database.queries, { voice })
    if (rows.length === 0) return print('No voice has changed.')
    const table = rows.map(({ voice_id, found_at, unchanged_at, differences }) => ({
      voice: voice_id,
      'found at': found_at.toISOString().slice(0, 16).replace('T', ' '),
      'unchanged at': unchanged_at.toISOString().slice(0, 16).replace('T', ' '),
      'what changed': differencesInWords(differences),
    }))
    for (const line of formatTable(table)) print(line)
  },
}

const check: Command = {
  usage: 'drift check',
  description: 'Check now the voices that are due; voices that cost something within DRIFT_BUDGET_CHARACTERS',
  async run({ config, database, log, print, openEngines }) {
    const { speech, mastering, close } = openSpeech({ config, local: openEngines(), log })
    try {
      const { checked, changed, waiting } = await watchDrift({
        config,
        database,
        limiter: createDatabaseLimiter(database),
        speech,
        mastering,
        log,
        list: () => listCatalogue(speech.engines, { ...config, log }),
        signal: new AbortController().signal,
      })
      print(`Checked: ${checked}. Changed: ${changed}. Waiting for the budget or a working provider: ${waiting}.`)
    } finally {
      await close()
    }
  },
}

/** Commands for the drift watch. */
export const driftCommands: readonly Command[] = [list, check]
