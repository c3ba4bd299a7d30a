import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import type { VoicesOptions } from './useVoices.ts'
import { useVoices } from './useVoices.ts'
import { VoicesView } from './VoicesView.tsx'
import type { VoicesViewProps } from './VoicesView.tsx'

export interface VoicesProps
  extends VoicesOptions, Pick<VoicesViewProps, 'MapView' | 'action'>, RootProps<HTMLDivElement> {}

/**
 * The main screen: the voices of an address, as a list or as a map, to be narrowed, sorted and, in a collection, taken out.
 *
 * @example
 * const result = await client.voices.search(voiceQuery(filters))
 * const onReload = () => location.reload()
 * const page = (
 *   <Voices search={location.search} result={result} onNavigate={(path) => location.assign(path)} onReload={onReload} />
 * )
 */
export function Voices({ MapView, action, ...options }: VoicesProps) {
  return <VoicesView {...useVoices(options)} {...rootProps(options)} MapView={MapView} action={action} />
}
