import type { RootProps } from '../ui/rootProps.ts'
import { lazyModule } from '../loading/lazyModule.ts'
import { useLazyModule } from '../loading/useLazyModule.ts'

/** The open dialog, in a chunk of its own: few visitors change their username. */
export const usernamePanel = lazyModule(() => import('./UsernamePanel.tsx'))

export interface UsernameDialogProps extends RootProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * Dialog to change the username. Its code loads when it first opens.
 *
 * @example
 * <UsernameDialog open={isOpen} onOpenChange={setOpen} />
 */
export function UsernameDialog({ open, ...props }: UsernameDialogProps) {
  const loaded = useLazyModule(usernamePanel, open, () => props.onOpenChange(false))
  return loaded ? <loaded.UsernamePanel {...props} /> : null
}
