import { DESIGN_ENGINE_NAMES, DESIGN_GROUPS, designBases, designParameters } from '@voice-rankings/contract'
import { useId } from 'react'
import { languageName } from '../names/languageName.ts'
import { providerName } from '../names/providerName.ts'
import { useWriting } from '../runtime/index.ts'
import { Button, Segmented, Select } from '../ui/index.ts'
import { DesignSlider } from './DesignSlider.tsx'
import type { VoiceDesignerModel } from './useVoiceDesigner.ts'

interface DesignControlsProps extends Pick<
  VoiceDesignerModel,
  'texts' | 'design' | 'onChoose' | 'onChange' | 'onReset'
> {
  headingLevel: 1 | 2 | 3
}

/** Engine, base and sliders. A group without parameters of the engine is not shown. */
export function DesignControls(props: DesignControlsProps) {
  const { texts, design, onChoose } = props
  const { design_engine: engine, design_base: base } = design
  const writing = useWriting()
  const bases = designBases(engine).map(({ id, languageCode }) => ({
    value: id,
    label: texts.bases[id] ?? languageName(languageCode, writing),
  }))
  const isByLanguage = bases.every(({ value }) => texts.bases[value] === undefined)
  return (
    <div part="designer-controls">
      <Segmented
        label={texts.engine}
        options={DESIGN_ENGINE_NAMES.map((value) => ({ value, label: providerName(value) }))}
        value={engine}
        onValueChange={(value) => onChoose(value)}
      />
      <p part="designer-hint">{texts.engines[engine]}</p>
      <Select
        label={isByLanguage ? texts.language : texts.base}
        value={base}
        options={bases}
        onValueChange={(value) => onChoose(engine, value)}
      />
      {DESIGN_GROUPS.map((group) => (
        <DesignGroupOf key={group} {...props} group={group} />
      ))}
    </div>
  )
}

function DesignGroupOf(props: DesignControlsProps & { group: (typeof DESIGN_GROUPS)[number] }) {
  const { texts, design, group, headingLevel, onChange, onReset } = props
  const id = useId()
  const parameters = designParameters(design.design_engine, design.design_base).filter((one) => one.group === group)
  const names = parameters.map(({ name }) => name)
  const Heading = headingLevel === 1 ? 'h2' : headingLevel === 2 ? 'h3' : 'h4'
  if (parameters.length === 0) return null
  return (
    <fieldset part="designer-group" aria-labelledby={id}>
      <div part="designer-group-head">
        <Heading id={id}>{texts.groups[group]}</Heading>
        <Button
          variant="plain"
          size="small"
          aria-label={texts.resetGroup(texts.groups[group])}
          onClick={() => onReset(names)}
        >
          {texts.reset}
        </Button>
      </div>
      {parameters.map((parameter) => (
        <DesignSlider
          key={parameter.name}
          texts={texts}
          parameter={parameter}
          value={design[parameter.name] ?? parameter.normal}
          onValueChange={(value) => onChange(parameter.name, value)}
          onReset={() => onReset([parameter.name])}
        />
      ))}
    </fieldset>
  )
}
