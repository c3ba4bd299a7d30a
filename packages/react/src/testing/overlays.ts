import { loadDialogPanel } from '../ui/useDialogPanel.ts'

// A test that opens a dialog finds it at once, as where its button was pointed to before.
await loadDialogPanel()
