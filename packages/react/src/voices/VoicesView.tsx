import type { VoiceListing, VoiceMapQueryInput } from '@voice-rankings/contract'
import { FolderMinus, X } from 'lucide-react'
import { createContext, useContext, useEffect, useRef } from 'react'
import type { ComponentType } from 'react'
import { Button, PlainIconButton } from '../ui/index.ts'
import { rootProps, useRefs } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import type { VoicesModel } from './useVoices.ts'
import { VoiceCatalogue, type VoiceCatalogueProps } from './VoiceCatalogue.tsx'
import { voicesPath } from './voicesAddress.ts'

export interface VoicesMapProps {
  /** Filters of the map; the same object while the same voices match. */
  query: VoiceMapQueryInput
  /** Address of the same voices as a list. */
  listHref: string
}

export interface VoicesViewProps extends VoicesModel, RootProps<HTMLDivElement> {
  /** Map of the voices; without it only the list is available. Keep the component the same between renders. */
  MapView?: ComponentType<VoicesMapProps>
  /** Button on each voice, for example `FavoriteButton`; in a collection there is one that removes the voice. */
  action?: VoiceCatalogueProps['action']
}

/**
 * View of the main screen: the catalogue, and a notice about the last change of the shown collection.
 *
 * @example
 * const result = await client.voices.search(voiceQuery(filters))
 * const reload = () => location.reload()
 * const page = (
 *   <VoicesView {...useVoices({ search: '', result, onNavigate: (path) => location.assign(path), onReload: reload })} />
 * )
 */
export function VoicesView({ MapView, action, ...model }: VoicesViewProps) {
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
            // The pressed button is removed, which would lose the focus.
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
          action={collectionName === undefined ? action : RemoveButton}
          map={map}
        />
      </Removing>
    </div>
  )
}

/** Notice about a voice that was removed or restored, with a button that undoes the removal. */
function ChangeNotice({
  texts,
  change,
  collectionName,
  onRestore,
  onDismiss,
}: VoicesModel & { collectionName: string }) {
  const [undo, dismiss] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  // The pressed button is removed with its voice, or with the notice it was in.
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

/** Context of the remove buttons, which the list renders without further props. */
const Removing = createContext<RemovingModel | null>(null)

/** Button that removes a voice from the shown collection. */
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
