import { loadDialogPanel } from '../ui/useDialogPanel.ts'
import { loadMenuPanel } from '../ui/useMenuPanel.ts'

// Preloads dialogs and menus, so that tests find them at once.
await Promise.all([loadDialogPanel(), loadMenuPanel()])
