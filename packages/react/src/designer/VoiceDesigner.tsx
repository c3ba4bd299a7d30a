import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { useVoiceDesigner } from './useVoiceDesigner.ts'
import type { VoiceDesignerOptions } from './useVoiceDesigner.ts'
import { VoiceDesignerView } from './VoiceDesignerView.tsx'
import type { VoiceDesignerViewProps } from './VoiceDesignerView.tsx'

export interface VoiceDesignerProps
  extends VoiceDesignerOptions, RootProps, Partial<Pick<VoiceDesignerViewProps, 'headingLevel' | 'voicesHref'>> {}

/**
 * Designer of a voice: an engine's voice and sliders, heard and measured at once, saved as the visitor's own voice.
 *
 * @example
 * <VoiceDesigner headingLevel={2} />
 */
export function VoiceDesigner({ headingLevel = 2, voicesHref = '/app/voices', ...props }: VoiceDesignerProps) {
  return (
    <VoiceDesignerView
      {...useVoiceDesigner(props)}
      headingLevel={headingLevel}
      voicesHref={voicesHref}
      {...rootProps(props)}
    />
  )
}
