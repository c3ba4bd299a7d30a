import { DESIGN_LIMITS, voicePath } from '@voice-rankings/contract'
import type { DesignedVoice } from '@voice-rankings/contract'
import { Pencil, SlidersHorizontal, Trash2 } from 'lucide-react'
import { Fragment, useId, useRef, useState } from 'react'
import { languageName } from '../names/languageName.ts'
import { providerName } from '../names/providerName.ts'
import { SampleButton } from '../player/index.ts'
import { formatAttribute, useRuntime, useWriting } from '../runtime/index.ts'
import { Alert, Button, FailedNotice, IconButton, Link, Notice, Spinner } from '../ui/index.ts'
import { NameForm } from '../ui/NameForm.tsx'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import type { DesignedState } from './designedStore.ts'
import type { DesignerMessages } from './messages.ts'

export interface DesignedVoicesViewProps extends DesignedState, RootProps {
  texts: DesignerMessages['list']
  createHref: string
  headingLevel: 1 | 2
  onRetry: () => void
  /** Resolves to true if the server accepted. */
  onRename: (designed: DesignedVoice, name: string) => Promise<boolean>
  onDelete: (designed: DesignedVoice) => Promise<boolean>
  onRestore: () => Promise<boolean>
}

/** View of the list of designed voices. */
export function DesignedVoicesView(props: DesignedVoicesViewProps) {
  const { status, designs, deleted, problem, isSaving, texts, headingLevel, createHref, onDelete } = props
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [renamed, setRenamed] = useState<string | null>(null)
  const Heading = `h${headingLevel}` as const
  const below = headingLevel === 1 ? 2 : 3
  return (
    <section part="designed" data-status={status} aria-labelledby={id} {...rootProps(props, 'voice-designed')}>
      <header part="designed-head">
        <Heading ref={title} id={id} part="designed-title" tabIndex={-1}>
          {texts.title}
        </Heading>
        {designs.length > 0 && <Link href={createHref}>{texts.create}</Link>}
      </header>
      {problem && <Alert title={problem.message ?? texts.problems[problem.kind]} />}
      <output part="designed-deleted">
        {deleted && (
          <>
            {texts.deleted(deleted.voice.voice_name)}{' '}
            <Button size="small" busy={isSaving} onClick={() => void props.onRestore()}>
              {texts.undo}
            </Button>
          </>
        )}
      </output>
      {status === 'loading' ? (
        <output part="designed-loading">
          <Spinner /> {texts.loading}
        </output>
      ) : status === 'failed' ? (
        <FailedNotice texts={texts} onRetry={props.onRetry} headingLevel={below} />
      ) : designs.length === 0 ? (
        <Notice title={texts.empty} hint={texts.emptyHint} headingLevel={below}>
          <Link href={createHref}>{texts.create}</Link>
        </Notice>
      ) : (
        <>
          <ul part="designed-voices" aria-labelledby={id}>
            {designs.map((designed) => (
              <li key={designed.voice.voice_id} part="designed-voice">
                {renamed === designed.voice.voice_id ? (
                  <RenameForm {...props} designed={designed} onClose={() => setRenamed(null)} />
                ) : (
                  <DesignedRow
                    texts={texts}
                    createHref={createHref}
                    designed={designed}
                    onRename={() => setRenamed(designed.voice.voice_id)}
                    onDelete={() => {
                      title.current?.focus()
                      void onDelete(designed)
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
          <p part="designed-count">{texts.count(designs.length, DESIGN_LIMITS.voices)}</p>
        </>
      )}
    </section>
  )
}

function RenameForm({
  texts,
  designed,
  isSaving,
  onRename,
  onClose,
}: Pick<DesignedVoicesViewProps, 'texts' | 'isSaving' | 'onRename'> & {
  designed: DesignedVoice
  onClose: () => void
}) {
  return (
    <NameForm
      label={texts.newName}
      action={texts.saveName}
      taken=""
      names={[]}
      current={designed.voice.voice_name}
      maxLength={DESIGN_LIMITS.name}
      busy={isSaving}
      onSubmit={async (name) => {
        const isStored = await onRename(designed, name)
        if (isStored) onClose()
        return isStored
      }}
    >
      <Button onClick={onClose}>{texts.cancel}</Button>
    </NameForm>
  )
}

interface DesignedRowProps extends Pick<DesignedVoicesViewProps, 'texts' | 'createHref'> {
  designed: DesignedVoice
  onRename: () => void
  onDelete: () => void
}

/** A designed voice: its sample, its page, what was measured, and its actions. */
function DesignedRow({ texts, designed: { voice }, createHref, onRename, onDelete }: DesignedRowProps) {
  const { client } = useRuntime()
  const writing = useWriting()
  const facts = [
    providerName(voice.voice_service),
    languageName(voice.voice_language_code, writing),
    voice.voice_pitch_hz === null ? null : formatAttribute('pitch', voice.voice_pitch_hz, writing),
    voice.voice_words_per_minute === null
      ? null
      : formatAttribute('speakingRate', voice.voice_words_per_minute, writing),
  ]
  return (
    <>
      <SampleButton voice={voice} />
      <div part="designed-text">
        <Link href={client.url(voicePath(voice))} dir="auto">
          {voice.voice_name}
        </Link>
        <p>
          {facts
            .filter((fact) => fact !== null)
            .map((fact, at) => (
              <Fragment key={fact}>
                {at > 0 && ' · '}
                <bdi>{fact}</bdi>
              </Fragment>
            ))}
        </p>
      </div>
      <div part="designed-actions">
        <Link
          className="voice-icon-button"
          href={client.url(`${createHref}?voice_mod_id=${encodeURIComponent(voice.voice_id)}`)}
          title={texts.vary(voice.voice_name)}
          aria-label={texts.vary(voice.voice_name)}
        >
          <SlidersHorizontal aria-hidden="true" />
        </Link>
        <IconButton label={texts.rename(voice.voice_name)} onClick={onRename}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.delete(voice.voice_name)} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </>
  )
}
