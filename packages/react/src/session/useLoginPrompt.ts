import { useEffect, useState, useSyncExternalStore } from 'react'
import { useMessages, useRuntime } from '../runtime/index.ts'
import { sessionMessages } from './messages.ts'

/** The login prompt of the page: what it says, how often the visitor chose to log in, and how to open it. */
export function useLoginPrompt() {
  const { loginPrompt } = useRuntime()
  const { initial, fallback } = useMessages('session', sessionMessages)
  const { getSnapshot } = loginPrompt
  const { open, texts, count, host } = useSyncExternalStore(loginPrompt.subscribe, getSnapshot, getSnapshot)
  const { title, description } = texts ? { ...fallback, ...texts } : initial
  return {
    open,
    title,
    description,
    count,
    host,
    onOpen: loginPrompt.open,
    onClose: loginPrompt.close,
    onChoose: loginPrompt.choose,
  }
}

/** The same for a dialog that can show it: `isHost` is true for one of them, however many the page has. */
export function useLoginDialog() {
  const { loginPrompt } = useRuntime()
  const prompt = useLoginPrompt()
  const [self] = useState(() => ({}))
  useEffect(() => loginPrompt.attach(self), [loginPrompt, self])
  return { ...prompt, isHost: prompt.host === self }
}
