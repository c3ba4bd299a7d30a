import { useState } from 'react'

export interface OpenStateProps {
  /** Whether it is open; left out, it keeps that to itself. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** Whether something is open, and how to say so: the host's answer where it gives one, its own otherwise. */
export function useOpenState({ open, onOpenChange }: OpenStateProps): [boolean, (open: boolean) => void] {
  const [own, setOwn] = useState(false)
  const change = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  return [open ?? own, change]
}
