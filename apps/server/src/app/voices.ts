import { join } from 'node:path'
import process from 'node:process'
import { findGplProcess } from '../features/catalogue/createEngines.ts'
import { createPiper } from '../features/speech/piper/createPiper.ts'
import { ConfigError, readConfig } from '../kernel/config/config.ts'
import { runVoices } from './voices/runVoices.ts'
import { VoicesError } from './voices/voicesError.ts'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort())
try {
  const config = readConfig(process.env)
  await runVoices(process.argv.slice(2), {
    folder: config.piperVoices ?? join(config.dataDir, 'voices'),
    workingFolder: process.env['INIT_CWD'] ?? process.cwd(),
    print: (line) => console.log(line),
    signal: stop.signal,
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
