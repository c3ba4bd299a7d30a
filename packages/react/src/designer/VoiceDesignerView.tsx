import { Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { useId } from 'react'
import { Alert, Button, IconButton } from '../ui/index.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { DesignControls } from './DesignControls.tsx'
import { DesignLanding } from './DesignLanding.tsx'
import { DesignSave } from './DesignSave.tsx'
import { DesignStage } from './DesignStage.tsx'
import type { VoiceDesignerModel } from './useVoiceDesigner.ts'

export interface VoiceDesignerViewProps extends VoiceDesignerModel, RootProps {
  /** Heading level of its title. */
  headingLevel: 1 | 2 | 3
  /** Address of the list of the visitor's voices. */
  voicesHref: string
}

/**
 * Sliders of a design beside its preview, its place among the voices of the catalogue, and the nearest of them.
 *
 * @example
 * <VoiceDesignerView {...useVoiceDesigner()} headingLevel={2} voicesHref="/app/voices" />
 */
export function VoiceDesignerView(props: VoiceDesignerViewProps) {
  const { texts, headingLevel, engines, providerBases, canUndo, canRedo, preview, onUndo, onRedo, onReset } = props
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const hasSources = engines.length + providerBases.length > 0
  return (
    <section part="designer" data-status={preview.status} aria-labelledby={id} {...rootProps(props, 'voice-designer')}>
      <header part="designer-head">
        <div>
          <Heading id={id} part="designer-title">
            {texts.title}
          </Heading>
          <p part="designer-intro">{texts.intro}</p>
        </div>
        {hasSources && (
          <div part="designer-steps">
            <IconButton label={texts.undo} aria-disabled={!canUndo} onClick={onUndo}>
              <Undo2 aria-hidden="true" />
            </IconButton>
            <IconButton label={texts.redo} aria-disabled={!canRedo} onClick={onRedo}>
              <Redo2 aria-hidden="true" />
            </IconButton>
            <Button icon={<RotateCcw size={16} aria-hidden="true" />} onClick={() => onReset()}>
              {texts.reset}
            </Button>
          </div>
        )}
      </header>
      {hasSources ? (
        <>
          <DesignControls {...props} />
          <div part="designer-result">
            <DesignStage {...props} />
            <DesignLanding {...props} />
            <DesignSave {...props} />
          </div>
        </>
      ) : (
        <Alert title={texts.noSources} />
      )}
    </section>
  )
}
