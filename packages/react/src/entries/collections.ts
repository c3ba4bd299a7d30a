export { CollectionList, CollectionMenu, CollectionMenuView, useCollections } from '../collections/index.ts'
export type {
  Adding,
  CollectionListOptions,
  CollectionListProps,
  CollectionMenuProps,
  CollectionMenuViewProps,
  CollectionProblem,
  CollectionsModel,
} from '../collections/index.ts'
