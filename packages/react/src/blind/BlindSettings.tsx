import type { BlindUse } from '@voice-rankings/contract'
import { languageName } from '../names/languageName.ts'
import { useWriting } from '../runtime/index.ts'
import { Button, Segmented, Select } from '../ui/index.ts'
import type { BlindTestModel } from './useBlindTest.ts'

/** Uses in the order in which they are offered. */
const USES = ['own', 'narration', 'support', 'news', 'dialogue', 'numbers'] as const satisfies readonly BlindUse[]

/** Choice of the use and, among several, of the language. */
export function BlindSettings({ texts, stage, setting, languageCodes, ...model }: BlindTestModel) {
  const writing = useWriting()
  const { languageCode } = setting
  const codes = languageCodes.includes(languageCode) ? languageCodes : [languageCode, ...languageCodes]
  const languages = codes
    .map((value) => ({ value, label: languageName(value, writing) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, writing.locale))
  return (
    <div part="blind-settings">
      <span part="blind-settings-label" aria-hidden="true">
        {texts.use}
      </span>
      <Segmented
        label={texts.use}
        part="blind-uses"
        options={USES.map((value) => ({ value, label: texts.uses[value] }))}
        value={setting.blindUse}
        onValueChange={model.onUseChange}
      />
      {setting.blindUse === 'own' && stage.status !== 'writing' && (
        <Button size="small" variant="plain" onClick={model.onWrite}>
          {texts.ownChange}
        </Button>
      )}
      {languages.length > 1 && (
        <Select
          label={texts.language}
          labelHidden
          value={languageCode}
          options={languages}
          onValueChange={model.onLanguageChange}
        />
      )}
    </div>
  )
}
