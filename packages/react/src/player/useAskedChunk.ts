import { useState } from 'react'

/** Where a chunk stands that a visitor asks for. */
type Asked<T> = { readonly status: 'idle' | 'loading' | 'failed' } | { readonly status: 'ready'; readonly chunk: T }

/**
 * What a chunk exports, once a visitor has asked for it; asking after a failure tries again. Keep `load` outside the component.
 * `missing` tells the console what cannot be shown.
 */
export function useAskedChunk<T>(load: () => Promise<T>, missing: string): [Asked<T>, () => void] {
  const [asked, setAsked] = useState<Asked<T>>({ status: 'idle' })

  async function ask(): Promise<void> {
    if (asked.status === 'loading') return
    setAsked({ status: 'loading' })
    try {
      setAsked({ status: 'ready', chunk: await load() })
    } catch (error) {
      console.error(missing, error)
      setAsked({ status: 'failed' })
    }
  }
  return [asked, () => void ask()]
}
