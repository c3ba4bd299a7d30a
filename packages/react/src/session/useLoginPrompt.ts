import { useEffect, useState } from 'react'
import { useMessages, usePlayerRuntime } from '../runtime/index.ts'
import { sessionMessages } from './messages.ts'
import { useStore } from 'zustand'

/** Login prompt of the page: its texts, the number of login choices, and its actions. */
export function useLoginPrompt() {
  const { loginPrompt } = usePlayerRuntime()
  const { initial, fallback } = useMessages('session', sessionMessages)
  const { open, texts, count, host } = useStore(loginPrompt)
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

/** The same for a dialog that can show it: `isHost` is true for only one of them on a page. */
export function useLoginDialog() {
  const { loginPrompt } = usePlayerRuntime()
  const prompt = useLoginPrompt()
  const [self] = useState(() => ({}))
  useEffect(() => loginPrompt.attach(self), [loginPrompt, self])
  return { ...prompt, isHost: prompt.host === self }
}
