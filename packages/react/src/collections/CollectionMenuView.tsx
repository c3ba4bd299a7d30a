import type { ReactElement, Ref } from 'react'
import { Popover } from '../ui/index.ts'
import { lazyModule } from '../loading/lazyModule.ts'
import { useLazyModule } from '../loading/useLazyModule.ts'
import type { CollectionsMessages } from './messages.ts'
import type { CollectionsModel } from './useCollections.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

/** Content of the menu, in a chunk that loads when the menu first opens. */
export const collectionPicker = lazyModule(() => import('./CollectionPicker.tsx'))

export interface CollectionMenuViewProps extends CollectionsModel, RootProps<HTMLDivElement> {
  texts: CollectionsMessages
  /** Button that opens the menu. */
  trigger: ReactElement<{ ref?: Ref<HTMLElement> }>
}

/**
 * Popover with the visitor's collections, whose code loads when it first opens.
 *
 * @example
 * <CollectionMenuView
 *   {...useCollections({ voiceId: voice.voice_id })}
 *   texts={useMessages('collections', collectionsMessages)}
 *   trigger={<button>Keep</button>}
 * />
 */
export function CollectionMenuView({ texts, trigger, ...model }: CollectionMenuViewProps) {
  const loaded = useLazyModule(collectionPicker, model.open, () => model.onOpenChange(false))
  return (
    <Popover
      label={texts.add}
      trigger={trigger}
      open={loaded !== null}
      onOpenChange={model.onOpenChange}
      part="collections"
      {...rootProps(model)}
    >
      {loaded && <loaded.CollectionPicker texts={texts} {...model} />}
    </Popover>
  )
}
