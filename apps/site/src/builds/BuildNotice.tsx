import { Button, IconButton } from '@voice-rankings/react'
import { X } from 'lucide-react'
import { siteMessages } from '../messages.ts'
import { useChunkFailure } from './useChunkFailure.ts'
import { useNewBuild } from './useNewBuild.ts'

const { notice: texts } = siteMessages

/** Offers to reload the page when there is a newer build, or when a part of this one is gone. */
export function BuildNotice({ build }: { build: string }) {
  const news = useNewBuild(build)
  const chunks = useChunkFailure()
  const kind = chunks.failed ? 'failed' : news.state === 'new' ? 'new' : null
  return (
    <div className="site-notice" data-status={kind ?? 'none'}>
      {/* Always there, so that screen readers hear when it gets a text. */}
      <output>{kind && texts[kind]}</output>
      {kind ? (
        <aside aria-label={texts.label}>
          <Button size="small" variant="primary" onClick={loadAnew}>
            {texts.reload}
          </Button>
          <IconButton
            label={texts.dismiss}
            tooltip={null}
            size="small"
            onClick={kind === 'failed' ? chunks.dismiss : news.dismiss}
          >
            <X aria-hidden="true" />
          </IconButton>
        </aside>
      ) : null}
    </div>
  )
}

/** Not a reload as scripts do it, which may be held back for ten seconds. */
function loadAnew(): void {
  location.assign(location.pathname + location.search)
}
