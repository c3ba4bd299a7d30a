import type { RootProps } from '../ui/rootProps.ts'
import { useLazyModule } from '../ui/useLazyModule.ts'
import { usernamePanel } from './lazyUsernamePanel.ts'

export interface UsernameDialogProps extends RootProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * Changes the username of whoever is signed in. Its code loads when it first opens.
 *
 * @example
 * <UsernameDialog open={isOpen} onOpenChange={setOpen} />
 */
export function UsernameDialog({ open, ...props }: UsernameDialogProps) {
  const loaded = useLazyModule(usernamePanel, open, () => props.onOpenChange(false))
  return open && loaded ? <loaded.UsernamePanel {...props} /> : null
}
