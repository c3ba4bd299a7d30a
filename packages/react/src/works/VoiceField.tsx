import type { VoiceListing } from '@voice-rankings/contract'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { SampleButton } from '../player/index.ts'
import { LazyVoiceChooser } from '../search/chooser/index.ts'
import { Button, Select } from '../ui/index.ts'
import type { SelectProps } from '../ui/Select.tsx'
import type { WorksMessages } from './messages.ts'

interface VoiceFieldProps extends Pick<SelectProps, 'label' | 'value' | 'options' | 'onValueChange'> {
  texts: WorksMessages['voiceSearch']
  /** Chosen voice, whose sample can be heard. Default: no sample is offered. */
  voice?: VoiceListing | null
  /** Called with a voice of the whole catalogue. */
  onFound: (voice: VoiceListing) => void
}

/** Select of a voice, and a search for others. */
export function VoiceField({ texts, voice, onFound, ...select }: VoiceFieldProps) {
  const [isFinding, setFinding] = useState(false)
  return (
    <div part="voice-field">
      <Select {...select} />
      {voice ? <SampleButton voice={voice} /> : null}
      <Button
        size="small"
        part="voice-find"
        icon={<Search size={16} aria-hidden="true" />}
        aria-label={texts.findFor(select.label)}
        aria-haspopup="dialog"
        aria-expanded={isFinding}
        onClick={() => setFinding(true)}
      >
        {texts.find}
      </Button>
      {isFinding ? (
        <LazyVoiceChooser
          title={texts.title}
          hint={texts.hint}
          closeLabel={texts.close}
          onClose={() => setFinding(false)}
          onSelect={onFound}
        />
      ) : null}
    </div>
  )
}
