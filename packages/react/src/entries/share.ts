export {
  ShareMenu,
  ShareMenuView,
  ShareSettings,
  readSharedTarget,
  shareSettingsPath,
  useShare,
} from '../share/index.ts'
export type {
  ShareMenuProps,
  ShareMenuViewProps,
  ShareModel,
  ShareOptions,
  ShareSettingsModel,
  ShareSettingsProps,
  ShareState,
  SharedTarget,
  Shared,
  Visibility,
} from '../share/index.ts'
