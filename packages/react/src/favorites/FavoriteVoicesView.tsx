import { useId } from 'react'
import { Button, Link, Spinner } from '../ui/index.ts'
import { VoiceList } from '../voices/index.ts'
import { FavoriteButton } from './FavoriteButton.tsx'
import type { FavoritesMessages } from './messages.ts'
import type { FavoriteVoicesModel } from './useFavoriteVoices.ts'

export interface FavoriteVoicesViewProps extends FavoriteVoicesModel {
  texts: FavoritesMessages
  /** Rank of its title on the page. */
  headingLevel: 1 | 2 | 3
  /** How many are shown at most. Default: all that are there. */
  count?: number | undefined
  /** Path of the catalogue, which also finds favourites. */
  cataloguePath: string
}

/** The favourites as cards with their hearts. */
export function FavoriteVoicesView({ headingLevel, ...props }: FavoriteVoicesViewProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      className="voice-favorites"
      part="favorites"
      data-status={props.state.status}
      aria-labelledby={id}
      aria-busy={props.state.status === 'loading'}
    >
      <Heading id={id} part="favorites-title">
        {props.texts.list.title}
      </Heading>
      <FavoritesBody {...props} />
    </section>
  )
}

function FavoritesBody({
  texts: { list: texts },
  state,
  count,
  cataloguePath,
  onRetry,
}: Omit<FavoriteVoicesViewProps, 'headingLevel'>) {
  if (state.status === 'loading') {
    return (
      <output part="favorites-loading">
        <Spinner /> {texts.loading}
      </output>
    )
  }
  if (state.status === 'failed') {
    return (
      <div className="voice-notice" part="notice">
        <p part="notice-title">{texts.failed}</p>
        <p>{texts.failedHint}</p>
        <Button onClick={onRetry}>{texts.retry}</Button>
      </div>
    )
  }
  const { voices, total } = state.result
  const shown = voices.slice(0, count)
  if (shown.length === 0) {
    return (
      <div className="voice-notice" part="notice">
        <p part="notice-title">{texts.empty}</p>
        <p>{texts.emptyHint}</p>
        <Link className="voice-button" data-variant="quiet" href={cataloguePath}>
          {texts.browse}
        </Link>
      </div>
    )
  }
  return (
    <>
      <VoiceList voices={shown} view="grid" action={FavoriteButton} />
      {total > shown.length ? (
        <Link part="favorites-all" href={`${cataloguePath}?favorites=true&languageCode=all`}>
          {texts.all(total)}
        </Link>
      ) : null}
    </>
  )
}
