export { CollectionList, CollectionMenu, CollectionMenuView, useCollections } from '../collections/index.ts'
export type {
  Adding,
  CollectionListOptions,
  CollectionListProps,
  CollectionMenuProps,
  CollectionMenuViewProps,
  CollectionProblem,
  CollectionsMessages,
  CollectionsModel,
} from '../collections/index.ts'
