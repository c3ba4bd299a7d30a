import { loadDialogPanel } from '../ui/useDialogPanel.ts'
import { loadMenuPanel } from '../ui/useMenuPanel.ts'

// A test that opens a dialog or a menu finds it at once, as where its button was pointed to before.
await Promise.all([loadDialogPanel(), loadMenuPanel()])
