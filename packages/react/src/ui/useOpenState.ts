import { useState } from 'react'

export interface OpenStateProps {
  /** True if it is open; without it, the component manages its own state. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** Open state and its setter: controlled by the host if given, otherwise internal. */
export function useOpenState({ open, onOpenChange }: OpenStateProps): [boolean, (open: boolean) => void] {
  const [own, setOwn] = useState(false)
  const change = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  return [open ?? own, change]
}
