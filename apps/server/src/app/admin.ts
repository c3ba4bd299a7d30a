import { chooseEngines } from '../features/catalogue/chooseEngines.ts'
import { ConfigError, readConfig } from '../kernel/config/config.ts'
import { createLog } from '../kernel/log/createLog.ts'
import { AdminError } from './admin/command.ts'
import { runAdmin } from './admin/runAdmin.ts'

try {
  await runAdmin(process.argv.slice(2), {
    readConfig: () => readConfig(process.env),
    log: createLog('info'),
    print: (line) => console.log(line),
    openEngines: () => chooseEngines(readConfig(process.env)),
  })
} catch (error) {
  // Expected errors explain themselves; others are printed with their stack.
  console.error(error instanceof AdminError || error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}
