import { Button, IconButton } from '@voice-rankings/react'
import { X } from 'lucide-react'
import { useChunkFailure } from './useChunkFailure.ts'
import { useNewBuild } from './useNewBuild.ts'

const TEXTS = {
  new: 'A new version is here.',
  failed: 'A part of this page could not be loaded.',
  reload: 'Reload',
  dismiss: 'Dismiss',
} as const

/** Offers to reload the page when there is a newer build, or when a part of this one is gone. */
export function BuildNotice({ build }: { build: string }) {
  const news = useNewBuild(build)
  const chunks = useChunkFailure()
  const kind = chunks.failed ? 'failed' : news.state === 'new' ? 'new' : null
  return (
    <aside className="site-notice" data-status={kind ?? 'none'} aria-label="Version">
      {/* Always there, so that screen readers hear when it gets a text. */}
      <output>{kind && TEXTS[kind]}</output>
      {kind ? (
        <>
          <Button size="small" variant="primary" onClick={loadAnew}>
            {TEXTS.reload}
          </Button>
          <IconButton
            label={TEXTS.dismiss}
            tooltip={null}
            size="small"
            onClick={kind === 'failed' ? chunks.dismiss : news.dismiss}
          >
            <X aria-hidden="true" />
          </IconButton>
        </>
      ) : null}
    </aside>
  )
}

/** Not a reload as scripts do it, which may be held back for ten seconds. */
function loadAnew(): void {
  location.assign(location.pathname + location.search)
}
