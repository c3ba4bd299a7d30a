import { usernamePanel } from '../UsernameDialog.tsx'

/** Loads the dialog ahead, for tests whose keys follow each other at once. */
export const loadUsernameDialog = usernamePanel.load
