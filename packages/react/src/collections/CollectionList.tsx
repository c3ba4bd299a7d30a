import { useMessages } from '../runtime/index.ts'
import { CollectionListView } from './CollectionListView.tsx'
import type { CollectionListViewProps } from './CollectionListView.tsx'
import { collectionsMessages } from './messages.ts'
import type { CollectionListOptions } from './useCollectionList.ts'
import { useCollectionList } from './useCollectionList.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export type CollectionListProps = CollectionListOptions &
  RootProps &
  Partial<Pick<CollectionListViewProps, 'headingLevel' | 'cataloguePath'>>

/**
 * List of the user's collections, to open, create, rename and delete. For a logged-in user.
 *
 * @example
 * <CollectionList headingLevel={2} />
 */
export function CollectionList({
  initial,
  headingLevel = 2,
  cataloguePath = '/voices',
  ...props
}: CollectionListProps) {
  return (
    <CollectionListView
      {...useCollectionList({ initial })}
      texts={useMessages('collections', collectionsMessages)}
      headingLevel={headingLevel}
      cataloguePath={cataloguePath}
      {...rootProps(props)}
    />
  )
}
