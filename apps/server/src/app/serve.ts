import { readFileSync } from 'node:fs'
import { chooseEngines } from '../features/catalogue/chooseEngines.ts'
import { type Config, readArguments, readConfig, settingsHelp } from '../kernel/config/config.ts'
import { packagePath } from '../kernel/config/packagePath.ts'
import { createLog } from '../kernel/log/createLog.ts'
import type { Metrics } from '../kernel/metrics/metrics.ts'
import { createServer } from './createServer.ts'
import { warmUp } from './warmUp.ts'

/** Starts the server configured by the environment, and stops it on a signal. */
async function main(): Promise<void> {
  if (readArguments(process.argv.slice(2)).help) return console.log(settingsHelp())
  const config = readConfig(process.env)
  const log = createLog(config.log, { format: config.logFormat })
  const metrics = await metricsOf(config)
  const engines = chooseEngines(config, metrics)
  for (const { name, status } of engines)
    if (status() === 'missing') log.info(`${name} is not installed and is skipped.`)
  const { version } = JSON.parse(readFileSync(packagePath('package.json'), 'utf8')) as { version: string }

  const server = await createServer({ config, log, version, engines, metrics })
  log.info(`Voice Rankings is at ${server.url}`, { version })

  let stopping: Promise<void> | undefined
  const stop = (signal: NodeJS.Signals) => {
    log.info(`Stopping after ${signal}.`)
    stopping ??= server.close()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  process.once('uncaughtExceptionMonitor', (_error, origin) => {
    log.error(`Unexpected error (${origin}). The server exits now; the error follows.`)
  })
  process.once('exit', (code) => {
    if (!stopping && code === 0) log.error('The server exited, because no work was left to wait for.')
  })
  try {
    await server.catalogueDone
    const { mastering } = await server.services
    const [engine] = engines
    if (engine && !stopping) await warmUp(engine, mastering)
  } catch (error) {
    if (stopping) return
    await server.close()
    throw error
  }
}

async function metricsOf({ metricsToken }: Config): Promise<Metrics | undefined> {
  if (metricsToken === undefined) return undefined
  const { createMetrics } = await import('../kernel/metrics/createMetrics.ts')
  return createMetrics()
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
