import type { VoiceListing } from '@voice-rankings/contract'
import { X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../ui/index.ts'
import type { AnalysisComparison } from './analysisState.ts'
import type { AnalysisMessages } from './messages.ts'
import { lazyComponent } from '../loading/lazyComponent.ts'

interface CompareControlProps {
  comparison: AnalysisComparison
  disabled: boolean
  texts: AnalysisMessages
  onCompare: (voice: VoiceListing | null) => void
}

// A chunk of its own: most who analyse a voice compare it with none.
const VoiceChooser = lazyComponent(async () => (await import('./VoiceChooser.tsx')).VoiceChooser)

/** Button that adds the compared voice to the chart and removes it. */
export function CompareControl({ comparison, disabled, texts, onCompare }: CompareControlProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { status } = comparison
  const name = status === 'none' ? '' : comparison.voice.voice_name
  const label = {
    none: texts.compare,
    loading: texts.comparing(name),
    ready: texts.compared(name),
    failed: texts.compare,
  }
  return (
    <span className="voice-analysis-compare" part="analysis-compare">
      <Button
        disabled={disabled}
        busy={status === 'loading'}
        aria-haspopup="dialog"
        aria-expanded={isChoosing}
        onClick={() => setIsChoosing(true)}
      >
        {label[status]}
      </Button>
      {status === 'ready' ? (
        <Button
          variant="plain"
          icon={<X aria-hidden="true" />}
          aria-label={texts.endComparison(name)}
          title={texts.endComparison(name)}
          onClick={() => onCompare(null)}
        />
      ) : null}
      {isChoosing ? (
        <Suspense>
          <VoiceChooser texts={texts} onClose={() => setIsChoosing(false)} onSelect={onCompare} />
        </Suspense>
      ) : null}
    </span>
  )
}
