import { Button, PlainIconButton } from '@voice-rankings/react/ui'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSiteMessages } from './languages/useSiteMessages.ts'
import { loadAnew } from './loadAnew.ts'
import type { FailedSave } from './saves/watchSaves.ts'
import { useNewBuild } from './builds/useNewBuild.ts'
import { CHUNK_FAILURE } from './builds/watchChunks.ts'

interface SiteNoticeProps {
  /** Build id of the page. */
  build: string
  /** Last failed save; null for none. */
  failedSave: FailedSave | null
  onSaveRead: () => void
}

interface Notice {
  text: string
  /** True if reloading the page helps. */
  reloads: boolean
  dismiss: () => void
}

/**
 * Notice at the bottom edge for problems without a place on the page: a chunk failed to load, a save failed, or a newer
 * build exists.
 */
export function SiteNotice({ build, failedSave, onSaveRead }: SiteNoticeProps) {
  const texts = useSiteMessages().notice
  const news = useNewBuild(build)
  const chunks = useChunkFailure()
  const notices: (Notice | false)[] = [
    chunks.failed && { text: texts.failed, reloads: true, dismiss: chunks.dismiss },
    failedSave !== null && {
      text: `${texts.unsaved[failedSave.kind]} ${failedSave.message ?? texts.tryAgain}`,
      reloads: false,
      dismiss: onSaveRead,
    },
    news.state === 'new' && { text: texts.new, reloads: true, dismiss: news.dismiss },
  ]
  const notice = notices.find((one) => one !== false)
  const box = useRef<HTMLDivElement>(null)
  const isShown = notice !== undefined
  // As a popover the notice is also visible above dialogs.
  useEffect(() => {
    box.current?.togglePopover?.(isShown)
  }, [isShown])
  return (
    <div className="voice-toast site-notice" data-status={isShown ? 'shown' : 'none'} popover="manual" ref={box}>
      {/* The output is always mounted, so screen readers announce its text. */}
      <output>{notice?.text}</output>
      {notice ? (
        <aside aria-label={texts.label}>
          {notice.reloads ? (
            <Button size="small" variant="primary" onClick={loadAnew}>
              {texts.reload}
            </Button>
          ) : null}
          <PlainIconButton label={texts.dismiss} size="small" onClick={notice.dismiss}>
            <X aria-hidden="true" />
          </PlainIconButton>
        </aside>
      ) : null}
    </div>
  )
}

/** Failure to load a chunk just after a reload of the page. */
function useChunkFailure(): { failed: boolean; dismiss: () => void } {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const onFailure = () => setFailed(true)
    addEventListener(CHUNK_FAILURE, onFailure)
    return () => removeEventListener(CHUNK_FAILURE, onFailure)
  }, [])
  return { failed, dismiss: () => setFailed(false) }
}
