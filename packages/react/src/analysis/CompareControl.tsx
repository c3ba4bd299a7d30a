import type { VoiceListing } from '@voice-rankings/contract'
import { X } from 'lucide-react'
import { useState } from 'react'
import { LazyVoiceChooser } from '../search/chooser/index.ts'
import { Button } from '../ui/index.ts'
import type { AnalysisComparison } from './analysisState.ts'
import type { AnalysisMessages } from './messages.ts'

interface CompareControlProps {
  comparison: AnalysisComparison
  disabled: boolean
  texts: AnalysisMessages
  onCompare: (voice: VoiceListing | null) => void
}

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
        <LazyVoiceChooser
          title={texts.compareTitle}
          hint={texts.compareHint}
          closeLabel={texts.close}
          onClose={() => setIsChoosing(false)}
          onSelect={onCompare}
        />
      ) : null}
    </span>
  )
}
