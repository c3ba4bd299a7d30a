import { usePlayerRuntime } from '../runtime/index.ts'
import { countryOf } from '../names/countryOf.ts'
import { rootProps } from './rootProps.ts'
import type { RootProps } from './rootProps.ts'

export interface FlagProps extends RootProps<HTMLImageElement> {
  /** BCP 47, e.g. `en-GB`; a language without a country uses the most likely one. */
  languageCode: string
  part?: string
}

/** Flag of a language's country; nothing if it has none. Decorative: the language is beside it as text. */
export function Flag({ languageCode, part = 'flag', ...props }: FlagProps) {
  const { flagUrl } = usePlayerRuntime()
  const country = countryOf(languageCode)
  if (!country) return null
  const root = rootProps(props, 'voice-flag')
  return <img part={part} src={flagUrl(country)} alt="" width={20} height={15} loading="lazy" {...root} />
}
