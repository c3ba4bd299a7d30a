import { ChevronLeft, ChevronRight, Globe, Lock, Settings2, Trash2 } from 'lucide-react'
import { PlayButton, SeekSlider, Waveform, playerMessages } from '../player/index.ts'
import { PlaylistMenu } from '../playlists/menu/index.ts'
import { useMessages } from '../runtime/index.ts'
import { shareSettingsPath } from '../share/index.ts'
import { IconButton, Link } from '../ui/index.ts'
import { providerName } from '../names/providerName.ts'
import { FullText } from './FullText.tsx'
import { SnippetText } from './SnippetText.tsx'
import type { SnippetCardModel } from './useSnippetCard.ts'

/** Length of the text excerpt in a button's name, to distinguish cards. */
const NAMED_LENGTH = 40

/** View of a snippet card model. */
export function SnippetCardView(card: SnippetCardModel) {
  const { texts, text, variant, spoken, track, status, ref, onToggle } = card
  const playerTexts = useMessages('player', playerMessages)
  const { voice_name: name, voice_gender: gender, voice_snippet_timestamps: marks } = variant
  const isPlaying = status === 'playing' || status === 'loading'
  const isFailed = spoken.status === 'failed' || status === 'error'
  const start = excerpt(text)
  return (
    <article className="voice-snippet" part="snippet" data-gender={gender} data-status={status} ref={ref}>
      <div part="snippet-player">
        <PlayButton
          label={isPlaying ? texts.pause(name, start) : texts.play(name, start)}
          status={status}
          gender={gender}
          onClick={onToggle}
        />
        <div part="snippet-wave">
          <Waveform
            peaks={spoken.status === 'ready' ? spoken.snippet.voice_snippet_peaks : []}
            melody={spoken.status === 'ready' ? spoken.snippet.voice_snippet_melody : []}
            gender={gender}
            track={track}
            bars={56}
            height={36}
          />
          {track && <SeekSlider track={track} durationMs={variant.voice_snippet_duration} texts={playerTexts} />}
        </div>
      </div>
      <SnippetText text={text} marks={marks} track={track} durationMs={variant.voice_snippet_duration} />
      {isFailed ? <p part="snippet-problem">{texts.soundFailed}</p> : null}
      <SnippetFoot {...card} start={start} />
    </article>
  )
}

function SnippetFoot({ start, ...card }: SnippetCardModel & { start: string }) {
  const { texts, variant, place, total, href, isShared, isSharing, onPage, onShare, onRemove } = card
  const { voice_name: name } = variant
  return (
    <footer part="snippet-foot">
      <p part="snippet-voice">
        <b part="voice-name">{name}</b> <span part="snippet-service">{providerName(variant.voice_service)}</span>
      </p>
      <FullText {...card} start={start} />
      <Link part="snippet-details" href={href} aria-label={texts.detailsOf(name, start)}>
        {texts.details}
      </Link>
      {isShared === null ? null : (
        <IconButton
          part="snippet-share"
          size="small"
          label={isShared ? texts.unshare : texts.share}
          tooltip={isShared ? `${texts.shared}. ${texts.unshare}` : `${texts.unshared}. ${texts.share}`}
          aria-disabled={isSharing || undefined}
          onClick={() => onShare(!isShared)}
        >
          {isShared ? <Globe aria-hidden="true" /> : <Lock aria-hidden="true" />}
        </IconButton>
      )}
      <PlaylistMenu
        variant="icon"
        size="small"
        name={name}
        item={{ kind: 'snippet', voice_snippet_id: variant.voice_snippet_id }}
      />
      {isShared === null ? null : (
        <Link
          part="snippet-settings"
          href={shareSettingsPath({ share_kind: 'snippet', target_id: variant.voice_snippet_id })}
          aria-label={texts.settingsOf(name, start)}
        >
          <Settings2 size={16} aria-hidden="true" />
        </Link>
      )}
      <IconButton
        part="snippet-remove"
        size="small"
        label={texts.removeOf(name, start)}
        tooltip={texts.remove}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
      <fieldset part="snippet-pager" aria-label={texts.variants}>
        <button type="button" aria-label={texts.previousVariant} disabled={total < 2} onClick={() => onPage(-1)}>
          <ChevronLeft size={16} aria-hidden="true" />
        </button>
        <span aria-hidden="true">{texts.pager(place, total)}</span>
        <output className="voice-hidden">{total < 2 ? null : texts.variantStatus(name, place, total)}</output>
        <button type="button" aria-label={texts.nextVariant} disabled={total < 2} onClick={() => onPage(1)}>
          <ChevronRight size={16} aria-hidden="true" />
        </button>
      </fieldset>
    </footer>
  )
}

function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= NAMED_LENGTH ? line : `${line.slice(0, NAMED_LENGTH).trimEnd()}…`
}
