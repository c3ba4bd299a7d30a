import { usernamePanel } from '../UsernameDialog.tsx'

/** Preloads the dialog for tests with consecutive key presses. */
export const loadUsernameDialog = usernamePanel.load
