import { DESIGN_GROUPS, DESIGN_SOURCES, designBases, designParameters } from '@voice-rankings/contract'
import type { DesignGroup, DesignSource } from '@voice-rankings/contract'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { languageName } from '../names/languageName.ts'
import { providerName } from '../names/providerName.ts'
import { useWriting } from '../runtime/index.ts'
import { Button, IconButton, Segmented, Select } from '../ui/index.ts'
import { DesignSlider } from './DesignSlider.tsx'
import { ProviderControls } from './ProviderControls.tsx'
import type { VoiceDesignerModel } from './useVoiceDesigner.ts'

interface DesignControlsProps extends Pick<
  VoiceDesignerModel,
  | 'texts'
  | 'design'
  | 'engines'
  | 'provider'
  | 'providerBases'
  | 'onChoose'
  | 'onChange'
  | 'onReset'
  | 'onInstruct'
  | 'onBlend'
> {
  headingLevel: 1 | 2 | 3
}

/**
 * Engine, base and sliders. A group without parameters of the engine is not shown. On phones the groups are an accordion:
 * one of them is open.
 */
export function DesignControls(props: DesignControlsProps) {
  const { texts, design, engines, providerBases, onChoose } = props
  const { design_engine: engine } = design
  const [opened, setOpened] = useState<DesignGroup | null>('melody')
  const here = DESIGN_SOURCES.filter((one) => (one === 'provider' ? providerBases.length > 0 : engines.includes(one)))
  // A link may have a design of an engine or a provider that is not here.
  const sources = DESIGN_SOURCES.filter((one) => here.includes(one) || one === engine)
  return (
    <div part="designer-controls">
      <Segmented
        label={texts.engine}
        options={sources.map((value) => ({
          value,
          label: value === 'provider' ? texts.provider : providerName(value),
        }))}
        value={engine}
        onValueChange={(value) => onChoose(value)}
      />
      <p part="designer-hint">{texts.engines[engine]}</p>
      {engine === 'provider' ? <ProviderControls {...props} /> : <BaseSelect {...props} engine={engine} />}
      {DESIGN_GROUPS.map((group) => (
        <DesignGroupOf
          key={group}
          {...props}
          group={group}
          isOpen={opened === group}
          onToggle={() => setOpened(opened === group ? null : group)}
        />
      ))}
    </div>
  )
}

/** Voice of an engine; for eSpeak a language. */
function BaseSelect({
  texts,
  design,
  engine,
  onChoose,
}: Pick<DesignControlsProps, 'texts' | 'design' | 'onChoose'> & { engine: DesignSource }) {
  const writing = useWriting()
  const bases = designBases(engine).map(({ id, languageCode }) => ({
    value: id,
    label: texts.bases[id] ?? languageName(languageCode, writing),
  }))
  const isByLanguage = bases.every(({ value }) => texts.bases[value] === undefined)
  return (
    <Select
      label={isByLanguage ? texts.language : texts.base}
      value={design.design_base}
      options={bases}
      onValueChange={(value) => onChoose(engine, value)}
    />
  )
}

interface DesignGroupProps extends DesignControlsProps {
  group: DesignGroup
  /** True for the group that is open on phones; on wider pages all are. */
  isOpen: boolean
  onToggle: () => void
}

function DesignGroupOf(props: DesignGroupProps) {
  const { texts, design, provider, group, headingLevel, isOpen, onChange, onReset, onToggle } = props
  const id = useId()
  const isBlend = group === 'blend'
  const parameters = designParameters(design.design_engine, design.design_base, provider ?? undefined).filter(
    (one) => one.group === group,
  )
  const names = parameters.map(({ name }) => name)
  const Heading = headingLevel === 1 ? 'h2' : headingLevel === 2 ? 'h3' : 'h4'
  if (parameters.length === 0 || (isBlend && !provider)) return null
  const sliders: ReactNode = parameters.map((parameter) => (
    <DesignSlider
      key={parameter.name}
      texts={texts}
      parameter={parameter}
      value={design[parameter.name] ?? parameter.normal}
      onValueChange={(value) => onChange(parameter.name, value)}
      onReset={() => onReset([parameter.name])}
    />
  ))
  return (
    <fieldset part="designer-group" aria-labelledby={id} data-state={isOpen ? 'open' : 'closed'}>
      <div part="designer-group-head">
        <Heading id={id}>{texts.groups[group]}</Heading>
        {isBlend ? null : (
          <Button
            variant="plain"
            size="small"
            aria-label={texts.resetGroup(texts.groups[group])}
            onClick={() => onReset(names)}
          >
            {texts.reset}
          </Button>
        )}
        <IconButton
          part="designer-toggle"
          label={texts.groups[group]}
          aria-expanded={isOpen}
          aria-controls={`${id}-sliders`}
          onClick={onToggle}
        >
          <ChevronDown aria-hidden="true" />
        </IconButton>
      </div>
      <div id={`${id}-sliders`} part="designer-sliders">
        {isBlend ? <SecondVoice {...props}>{sliders}</SecondVoice> : sliders}
      </div>
    </fieldset>
  )
}

/** Second voice of a blend, of the same provider, and its share once one is chosen. */
function SecondVoice({
  texts,
  design,
  provider,
  providerBases,
  onBlend,
  children,
}: DesignControlsProps & { children: ReactNode }) {
  const others = providerBases.filter(
    (one) => one.can_blend && one.voice_service === provider?.voice_service && one.voice_id !== provider.voice_id,
  )
  const { design_blend_with: second = '' } = design
  return (
    <>
      <Select
        label={texts.blendWith}
        value={second}
        options={[
          { value: '', label: texts.noBlend },
          ...others.map(({ voice_id, voice_name }) => ({ value: voice_id, label: voice_name })),
        ]}
        onValueChange={(value) => onBlend(value || null)}
      />
      {second === '' ? null : children}
    </>
  )
}
