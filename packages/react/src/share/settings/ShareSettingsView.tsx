import { FRAME_HEIGHT, frameNode, SHARE_VISIBILITIES } from '@voice-rankings/contract'
import { useId } from 'react'
import { Alert, FailedNotice, Notice, Spinner } from '../../ui/index.ts'
import { rootProps } from '../../ui/rootProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'
import type { LoadedShareProps } from './LoadedShareProps.ts'
import { NewAddress } from './NewAddress.tsx'
import { PlaylistEmbed } from './PlaylistEmbed.tsx'
import { SettingsEmbed } from './SettingsEmbed.tsx'
import { ShareLinks } from './ShareLinks.tsx'
import { SharePodcast } from './SharePodcast.tsx'
import type { ShareSettingsModel } from './useShareSettings.ts'

export interface ShareSettingsViewProps extends ShareSettingsModel, RootProps {
  headingLevel: 1 | 2 | 3
}

/** View of a share settings model. */
export function ShareSettingsView({ headingLevel, ...model }: ShareSettingsViewProps) {
  const { texts, part, problem } = model
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const below = ({ 1: 2, 2: 3, 3: 4 } as const)[headingLevel]
  return (
    <section
      part="share-settings"
      data-status={part.status}
      aria-labelledby={id}
      {...rootProps(model, 'voice-screen voice-share-settings')}
    >
      <Heading id={id} className="voice-screen-title" part="share-settings-title">
        {texts.title}
      </Heading>
      {part.status === 'loading' ? (
        <output>
          <Spinner /> {texts.loading}
        </output>
      ) : null}
      {part.status === 'failed' ? <FailedNotice texts={texts} headingLevel={below} onRetry={model.onRetry} /> : null}
      {part.status === 'missing' ? (
        <Notice title={texts.missing} hint={texts.missingHint} headingLevel={below} />
      ) : null}
      {problem && <Alert title={texts.notChanged}>{problem.message ?? texts.failedHint}</Alert>}
      {part.status === 'ready' ? <Settings {...model} share={part.share} level={below} /> : null}
    </section>
  )
}

function Settings(props: LoadedShareProps) {
  const { texts, share, isSaving, pageAddress, onChange } = props
  const name = useId()
  const { share_visibility: visibility, share_kind: kind } = share
  return (
    <>
      <p part="share-settings-target" dir="auto">
        {share.target_name}
      </p>
      <fieldset part="share-settings-visibility" aria-busy={isSaving}>
        <legend>{texts.who}</legend>
        {SHARE_VISIBILITIES.map((value) => (
          <label key={value} data-state={value === visibility ? 'on' : 'off'}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === visibility}
              onChange={() => onChange({ share_visibility: value })}
            />
            <span>
              <b>{texts.visibilities[value][0]}</b> {texts.visibilities[value][1]}
            </span>
          </label>
        ))}
      </fieldset>
      {kind === 'playlist' || kind === 'work' ? <p part="share-settings-hint">{texts.notes[kind]}</p> : null}
      {pageAddress === null ? null : (
        <NewAddress texts={texts} label={texts.pageAddress} address={pageAddress} copyLabel={texts.copyLink} note="" />
      )}
      {visibility === 'unlisted' ? <ShareLinks {...props} /> : null}
      {visibility === 'unlisted' && kind === 'playlist' ? <SharePodcast {...props} /> : null}
      {kind === 'collection' ? null : <Permissions {...props} />}
    </>
  )
}

function Permissions(props: LoadedShareProps) {
  const { texts, share, level, frameAddress, playlistSource, onChange } = props
  const { share_kind: kind } = share
  const id = useId()
  const Heading = `h${level}` as const
  const isEmbeddable = (kind === 'snippet' || kind === 'playlist') && share.allow_embed
  const hasCode = frameAddress !== null || playlistSource !== null
  return (
    <section part="share-settings-uses" aria-labelledby={id}>
      <Heading id={id}>{texts.uses}</Heading>
      <label>
        <input
          type="checkbox"
          checked={share.allow_download}
          onChange={() => onChange({ allow_download: !share.allow_download })}
        />
        {texts.allowDownload}
      </label>
      <p part="share-settings-hint">
        {texts.downloadHint} {kind === 'work' ? texts.filesHint : null}
      </p>
      <label>
        <input
          type="checkbox"
          checked={share.allow_embed}
          onChange={() => onChange({ allow_embed: !share.allow_embed })}
        />
        {texts.allowEmbed}
      </label>
      {isEmbeddable && share.share_visibility === 'unlisted' && !hasCode ? (
        <p part="share-settings-hint">{texts.embedNeedsLink}</p>
      ) : null}
      {frameAddress === null ? null : (
        <SettingsEmbed
          {...props}
          node={frameNode({ src: frameAddress, title: share.target_name, width: '100%', height: FRAME_HEIGHT.player })}
          theme="auto"
        />
      )}
      {playlistSource === null ? null : <PlaylistEmbed {...props} source={playlistSource} />}
    </section>
  )
}
