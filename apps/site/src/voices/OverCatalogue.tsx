import { voicePath } from '@voice-rankings/contract'
import { lazyComponent } from '@voice-rankings/react/loading'
import { Suspense, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LoadingLine } from '../LoadingBar.tsx'
import { loadOverview } from './loadOverview.ts'
import { openVoiceOf } from './openVoice.ts'

const OpenVoice = lazyComponent(async () => (await loadOverview()).OpenVoice)

/** Voice dialog above the catalogue, if one is open. */
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

  /** Goes back at most once: a second call, or one after the visitor went back, would leave the catalogue. */
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
