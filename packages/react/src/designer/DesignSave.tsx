import { DESIGN_LIMITS, voicePath } from '@voice-rankings/contract'
import { Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { useRuntime } from '../runtime/index.ts'
import { Alert, Button, Link } from '../ui/index.ts'
import { SteadyText } from '../ui/SteadyText.tsx'
import type { VoiceDesignerModel } from './useVoiceDesigner.ts'

interface DesignSaveProps extends Pick<
  VoiceDesignerModel,
  'texts' | 'saving' | 'link' | 'linkCopy' | 'provider' | 'modified' | 'isModMissing' | 'onSave' | 'onCopyLink'
> {
  voicesHref: string
}

/** Form for the name of a new voice; once it is saved, links to it and to all voices of the visitor. */
export function DesignSave(props: DesignSaveProps) {
  const { texts, saving, provider, modified, isModMissing, voicesHref, onSave } = props
  const { client } = useRuntime()
  const id = useId()
  /** Null until the visitor writes: the name of the voice that the design started from is suggested. */
  const [written, setName] = useState<string | null>(null)
  const known = modified?.voice.voice_name
  const name = written ?? known ?? ''
  const isUsable = name.trim() !== '' && saving.status !== 'saving'
  return (
    <form
      part="designer-save"
      onSubmit={(event) => {
        event.preventDefault()
        if (isUsable) void onSave(name)
      }}
    >
      {isModMissing && <Alert title={texts.modMissing} />}
      {known !== undefined && <p part="designer-hint">{texts.modified(known)}</p>}
      <label htmlFor={id}>{texts.name}</label>
      <div>
        <input
          id={id}
          className="voice-field"
          type="text"
          value={name}
          maxLength={DESIGN_LIMITS.name}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="primary" busy={saving.status === 'saving'} disabled={!isUsable}>
          {texts.save}
        </Button>
      </div>
      <p id={`${id}-hint`} part="designer-hint">
        {texts.private} {provider && texts.savePaid} <Link href={voicesHref}>{texts.allVoices}</Link>
      </p>
      <output>
        {saving.status === 'saved' && (
          <>
            {texts.saved(saving.designed.voice.voice_name)}{' '}
            <Link href={client.url(voicePath(saving.designed.voice))}>{texts.openVoice}</Link>
          </>
        )}
      </output>
      {saving.status === 'failed' && <Alert title={saving.message ?? texts.unsaved} />}
      <DesignLink {...props} />
    </form>
  )
}

/** Button that copies the link of the design, which is shown if it cannot be copied. */
function DesignLink({
  texts,
  link,
  linkCopy,
  onCopyLink,
}: Pick<DesignSaveProps, 'texts' | 'link' | 'linkCopy' | 'onCopyLink'>) {
  const isCopied = linkCopy === 'copied'
  const [text, other] = isCopied ? [texts.copied, texts.copyLink] : [texts.copyLink, texts.copied]
  return (
    <>
      <p part="designer-link">
        <Button size="small" onClick={onCopyLink}>
          <SteadyText {...{ text, other }} icon={<Copy size={16} aria-hidden="true" />} />
        </Button>
        <span part="designer-hint">{texts.linkHint}</span>
      </p>
      {linkCopy === 'failed' && (
        <Alert title={texts.notCopied}>
          <input
            className="voice-field"
            readOnly
            aria-label={texts.notCopied}
            value={link}
            onFocus={({ target }) => target.select()}
          />
        </Alert>
      )}
    </>
  )
}
