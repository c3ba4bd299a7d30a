import { chooseEngines } from '../features/catalogue/chooseEngines.ts'
import { VOICES } from '../features/catalogue/voices.ts'
import { listVoices } from '../features/catalogueJob/listVoices.ts'
import { ConfigError, readConfig } from '../kernel/config/config.ts'
import { createLog } from '../kernel/log/createLog.ts'
import { AdminError } from './admin/command.ts'
import { runAdmin } from './admin/runAdmin.ts'

try {
  await runAdmin(process.argv.slice(2), {
    readConfig: () => readConfig(process.env),
    log: createLog('info'),
    print: (line) => console.log(line),
    openCatalogue: () => {
      const engines = chooseEngines(readConfig(process.env))
      return { engines, listed: listVoices(VOICES, engines) }
    },
  })
} catch (error) {
  // Expected errors explain themselves; others are printed with their stack.
  console.error(error instanceof AdminError || error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}
