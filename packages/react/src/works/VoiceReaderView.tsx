import { useRef } from 'react'
import { LazyPlaylistMenu } from '../playlists/menu/late/index.ts'
import { rootProps, useRefs } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { Alert, Button, Link, Notice, Spinner } from '../ui/index.ts'
import { BackLink } from './dock/index.ts'
import { ReaderDock } from './ReaderDock.tsx'
import { ReaderDownload } from './ReaderDownload.tsx'
import { ReaderLexicon } from './ReaderLexicon.tsx'
import { ReaderSections } from './ReaderSections.tsx'
import { ReaderText } from './ReaderText.tsx'
import { ReaderVoices } from './ReaderVoices.tsx'
import { SpeakAll } from './SpeakAll.tsx'
import { useReaderKeys } from './useReaderKeys.ts'
import type { OpenReader, VoiceReaderModel } from './useVoiceReader.ts'

/** Addresses of the page around a reader. */
export interface ReaderPageProps {
  /** Address of the list of texts; without it there is no link. */
  listHref?: string | undefined
  /** Address of the share settings, linked for the owner; without it there is no link. */
  shareHref?: string | undefined
  /** True to show the pronunciations of the text to its owner. Default: a button shows them. */
  lexiconOpen?: boolean | undefined
  /** Called when the pronunciations are opened and closed. */
  onLexiconOpenChange?: ((open: boolean) => void) | undefined
}

export interface VoiceReaderViewProps extends VoiceReaderModel, ReaderPageProps, RootProps {}

/**
 * View of a reader.
 *
 * @example
 * <VoiceReaderView {...useVoiceReader({ workId })} />
 */
export function VoiceReaderView(props: VoiceReaderViewProps) {
  const { status, reader, texts, onRetry } = props
  const root = useRef<HTMLElement>(null)
  const ref = useRefs(root, props)
  useReaderKeys(root, reader)
  return (
    <section
      part="reader"
      data-status={reader?.sound.status ?? status}
      data-gender={reader?.work.work_voice.voice_gender}
      {...rootProps(props, 'voice-screen voice-reader')}
      ref={ref}
    >
      {reader ? (
        <Open {...props} reader={reader} />
      ) : status === 'loading' ? (
        <output part="reader-loading">
          <Spinner /> {texts.loading}
        </output>
      ) : status === 'missing' ? (
        <Notice title={texts.missing} hint={texts.missingHint}>
          <BackLink href={props.listHref} label={texts.back} />
        </Notice>
      ) : (
        <Notice title={texts.failed} hint={texts.stopped} action={texts.retry} onAction={onRetry} />
      )}
    </section>
  )
}

function Open(props: VoiceReaderViewProps & { reader: OpenReader }) {
  const { reader, heard, waves, texts, problem, onDismiss } = props
  const { work } = reader
  const minutes = Math.max(1, Math.round(work.work_duration / 60_000))
  return (
    <>
      <div part="reader-body">
        <aside part="reader-side">
          <BackLink href={props.listHref} label={texts.back} />
          <h1 part="reader-title" dir="auto" lang={work.work_language}>
            {work.work_title}
          </h1>
          <p part="reader-facts">
            {[work.work_author, texts.facts(reader.sections.length, minutes)].filter(Boolean).join(' · ')}
          </p>
          <ReaderSections reader={reader} heard={heard} texts={texts} />
          <ReaderVoices reader={reader} texts={texts} />
          <ReaderLexicon
            reader={reader}
            texts={texts}
            open={props.lexiconOpen}
            onOpenChange={props.onLexiconOpenChange}
          />
          <SpeakAll {...props} />
          {work.own ? <ReaderDownload {...props} /> : null}
          {props.isByLink ? null : (
            <LazyPlaylistMenu name={work.work_title} item={{ kind: 'work', work_id: work.work_id }} />
          )}
          {work.own && props.shareHref !== undefined ? (
            <Link
              className="voice-button"
              part="reader-share"
              data-variant="quiet"
              data-size="small"
              href={props.shareHref}
            >
              {texts.share}
            </Link>
          ) : null}
        </aside>
        <div part="reader-page">
          {problem === null ? null : (
            <Alert title={problem || texts.saveFailed}>
              <Button size="small" onClick={onDismiss}>
                {texts.cancel}
              </Button>
            </Alert>
          )}
          <ReaderText {...props} reader={reader} />
        </div>
      </div>
      <ReaderDock {...{ reader, heard, waves, texts }} />
    </>
  )
}
