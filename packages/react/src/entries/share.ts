export { ShareMenu, ShareMenuView, useShare } from '../share/index.ts'
export type {
  ShareMenuProps,
  ShareMenuViewProps,
  ShareModel,
  ShareOptions,
  ShareState,
  Shared,
  Visibility,
} from '../share/index.ts'
