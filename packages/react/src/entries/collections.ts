export {
  CollectionList,
  CollectionMenu,
  CollectionMenuView,
  collectionsMessages,
  useCollections,
} from '../collections/index.ts'
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
