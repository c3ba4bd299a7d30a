import { type Config, ConfigError } from '../../kernel/config/config.ts'
import type { Metrics } from '../../kernel/metrics/metrics.ts'
import type { SpeechEngine } from '../speech/engine.ts'
import { createEngines } from './createEngines.ts'

/** Engine whose voices are files, created with the services that it needs. */
export const PIPER = 'piper'

/** Creates the configured engines, except for Piper. Throws a `ConfigError` when no name is known. */
export function chooseEngines({ engines: names }: Pick<Config, 'engines'>, metrics?: Metrics): SpeechEngine[] {
  const all = createEngines({ metrics })
  const engines = all.filter(({ id }) => names?.includes(id) ?? true)
  if (engines.length > 0 || names?.includes(PIPER)) return engines
  const known = [...all.map(({ id }) => id), PIPER]
  throw new ConfigError(`ENGINES is "${names?.join(',')}": none of these exists; choose from ${known.join(', ')}.`)
}
