import { useCallback, useEffect, useRef, useState } from 'react'

/** Data of a section: the last answer stays while it is loaded again. */
export type Loaded<Answer> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly answer: Answer }

/**
 * Loads data when a section appears and whenever `load` changes, which has to be stable between renders. A result that
 * comes after the next request is ignored.
 */
export function useLoaded<Answer>(load: (signal: AbortSignal) => Promise<Answer>) {
  const [data, setData] = useState<Loaded<Answer>>({ status: 'loading' })
  const latest = useRef<AbortController>(null)
  const reload = useCallback(() => {
    latest.current?.abort()
    const stop = new AbortController()
    latest.current = stop
    const store = (next: Loaded<Answer>) => {
      if (!stop.signal.aborted) setData(next)
    }
    load(stop.signal).then(
      (answer) => store({ status: 'ready', answer }),
      () => store({ status: 'failed' }),
    )
    return stop
  }, [load])
  useEffect(() => {
    const stop = reload()
    return () => stop.abort()
  }, [reload])
  const retry = useCallback(() => {
    setData({ status: 'loading' })
    reload()
  }, [reload])
  return { data, reload, retry }
}
