import { voicePath } from '@voice-rankings/contract'
import { retryingLazy } from '@voice-rankings/react/ui'
import { Suspense, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LoadingLine } from '../LoadingBar.tsx'
import { loadOverview } from './loadOverview.ts'
import { openVoiceOf } from './openVoice.ts'

const OpenVoice = retryingLazy(async () => ({ default: (await loadOverview()).OpenVoice }))

/** The voice that is open over the catalogue, if there is one. */
export function OverCatalogue() {
  const navigate = useNavigate()
  const { mask } = useLocation()
  const open = mask ? openVoiceOf(mask) : null
  const isOpen = useRef(false)
  useLayoutEffect(() => {
    isOpen.current = open !== null
    return () => {
      isOpen.current = false
    }
  }, [open])

  /** Goes back once: after the visitor has gone back themselves, or with a second click, that would leave the catalogue. */
  function close() {
    if (!isOpen.current) return
    isOpen.current = false
    void navigate(-1)
  }
  return open ? (
    <Suspense fallback={<LoadingLine status="loading" />}>
      <OpenVoice key={voicePath(open.voicePath)} {...open} onClose={close} />
    </Suspense>
  ) : null
}
