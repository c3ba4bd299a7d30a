import { join } from 'node:path'
import process from 'node:process'
import { findGplProcess } from '../features/catalogue/createEngines.ts'
import { createPiper } from '../features/speech/piper/createPiper.ts'
import { ConfigError, readConfig } from '../kernel/config/config.ts'
import { runVoices, VoicesError } from './voices/runVoices.ts'

try {
  const config = readConfig(process.env)
  await runVoices(process.argv.slice(2), {
    folder: config.piperVoices ?? join(config.dataDir, 'voices'),
    workingFolder: process.env['INIT_CWD'] ?? process.cwd(),
    print: (line) => console.log(line),
    openPiper: (folder) =>
      createPiper({
        folder,
        modelsAtOnce: 1,
        gplProcess: findGplProcess(),
        align: () => Promise.resolve({ marks: [], timingSource: 'estimated' }),
      }),
  })
} catch (error) {
  console.error(error instanceof VoicesError || error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}
