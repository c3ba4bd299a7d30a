import type { VoiceListing, VoiceMapQueryInput } from '@voice-rankings/contract'
import { FolderMinus, X } from 'lucide-react'
import { createContext, useContext, useEffect, useRef } from 'react'
import type { ComponentType } from 'react'
import { Button, PlainIconButton } from '../ui/index.ts'
import { rootProps, useRefs } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import type { VoicesModel } from './useVoices.ts'
import { VoiceCatalogue } from './VoiceCatalogue.tsx'
import { voicesPath } from './voicesAddress.ts'

export interface VoicesMapProps {
  /** Which voices; the same object as long as the same match. */
  query: VoiceMapQueryInput
  /** Address of the same voices as a list. */
  listHref: string
}

export interface VoicesViewProps extends VoicesModel, RootProps<HTMLDivElement> {
  /** Shows the voices as a map. Without it there is no map to choose. Keep the component the same between renders. */
  MapView?: ComponentType<VoicesMapProps>
}

/**
 * The main screen as a picture of its state: the catalogue, and what was done to the collection that it shows.
 *
 * @example
 * const result = await client.voices.search(voiceQuery(filters))
 * const reload = () => location.reload()
 * const page = (
 *   <VoicesView {...useVoices({ search: '', result, onNavigate: (path) => location.assign(path), onReload: reload })} />
 * )
 */
export function VoicesView({ MapView, ...model }: VoicesViewProps) {
  const { result, isChanging, filters, isMap, mapQuery, collectionName, onDismiss } = model
  const root = useRef<HTMLDivElement>(null)
  const ref = useRefs(root, model)
  const map = MapView && {
    shown: isMap,
    onShownChange: model.onMapChange,
    content: <MapView query={mapQuery} listHref={voicesPath(filters)} />,
  }
  return (
    <div part="voices" tabIndex={-1} {...rootProps(model, 'voice-voices')} ref={ref}>
      {collectionName === undefined ? null : (
        <ChangeNotice
          {...model}
          collectionName={collectionName}
          onDismiss={() => {
            onDismiss()
            // The button that was pressed goes away.
            root.current?.focus({ preventScroll: true })
          }}
        />
      )}
      <Removing value={model}>
        <VoiceCatalogue
          state={{ status: isChanging ? 'changing' : 'ready', result }}
          filters={filters}
          hrefOf={(changed) => voicesPath(changed)}
          onFiltersChange={model.onFiltersChange}
          onRetry={model.onReload}
          collectionName={collectionName}
          action={collectionName === undefined ? undefined : RemoveButton}
          map={map}
        />
      </Removing>
    </div>
  )
}

/** Says that a voice was taken out of the collection or put back, and offers the way back. */
function ChangeNotice({
  texts,
  change,
  collectionName,
  onRestore,
  onDismiss,
}: VoicesModel & { collectionName: string }) {
  const [undo, dismiss] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  // The button that was pressed goes away: with its voice, or once the voice is back.
  useEffect(() => {
    if (change?.status === 'removed') undo.current?.focus()
    if (change?.status === 'restored') dismiss.current?.focus()
  }, [change, undo, dismiss])
  return (
    <div className="voice-toast" part="collection-change" data-status={change?.status ?? 'none'}>
      <output>{change && texts.collection[change.status](change.voice.voice_name, collectionName)}</output>
      {change?.status === 'removed' ? (
        <Button ref={undo} size="small" onClick={onRestore}>
          {texts.collection.undo}
        </Button>
      ) : null}
      {change ? (
        <PlainIconButton ref={dismiss} label={texts.collection.dismiss} size="small" onClick={onDismiss}>
          <X aria-hidden="true" />
        </PlainIconButton>
      ) : null}
    </div>
  )
}

type RemovingModel = Pick<VoicesModel, 'texts' | 'collectionName' | 'onRemove'>

/** For the button at each voice, which the list renders as a component without further props. */
const Removing = createContext<RemovingModel | null>(null)

/** Takes a voice out of the collection that is shown. */
function RemoveButton({ voice }: { voice: VoiceListing }) {
  const model = useContext(Removing)
  if (!model) return null
  const { texts, collectionName = '', onRemove } = model
  return (
    <PlainIconButton label={texts.collection.remove(voice.voice_name, collectionName)} onClick={() => onRemove(voice)}>
      <FolderMinus aria-hidden="true" />
    </PlainIconButton>
  )
}
