import { useState } from 'react'
import { useMessages } from '../runtime/index.ts'
import { Button, Dialog } from '../ui/index.ts'
import { VoiceFilters, type VoiceFiltersProps } from './VoiceFilters.tsx'
import { activeFilters } from './filterValues.ts'
import { voicesMessages } from './messages.ts'
import { rootProps, withoutRoot } from '../ui/rootProps.ts'

export interface VoiceFiltersSheetProps extends VoiceFiltersProps {
  /** Number of matching voices, for the close button. */
  total?: number
}

/**
 * Button that opens the filters in a bottom sheet, for narrow screens.
 *
 * @example
 * <VoiceFiltersSheet filters={filters} onFiltersChange={setFilters} total={120} />
 */
export function VoiceFiltersSheet({ total = 0, ...props }: VoiceFiltersSheetProps) {
  const messages = useMessages('voices', voicesMessages)
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      title={messages.filters}
      closeLabel={messages.close}
      side="bottom"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="primary" {...rootProps(props, 'voice-filter-button')}>
          {messages.filtersCount(activeFilters(props.filters).length)}
        </Button>
      }
      footer={
        <Button variant="primary" size="large" className="voice-filter-done" onClick={() => setOpen(false)}>
          {messages.showResults(total)}
        </Button>
      }
    >
      <VoiceFilters {...withoutRoot(props)} />
    </Dialog>
  )
}
