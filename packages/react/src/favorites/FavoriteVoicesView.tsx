import { useId } from 'react'
import { FailedNotice, Link, Notice, Spinner } from '../ui/index.ts'
import { VoiceList } from '../voices/index.ts'
import { FavoriteButton } from './FavoriteButton.tsx'
import type { FavoritesMessages } from './messages.ts'
import type { FavoriteVoicesModel } from './useFavoriteVoices.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface FavoriteVoicesViewProps extends FavoriteVoicesModel, RootProps {
  texts: FavoritesMessages
  /** Heading level of its title. */
  headingLevel: 1 | 2 | 3
  /** Maximum number shown. Default: all. */
  count?: number | undefined
  /** Path of the catalogue, which also finds favorites. */
  cataloguePath: string
}

/** Favorite voices as cards. */
export function FavoriteVoicesView({ headingLevel, ...props }: FavoriteVoicesViewProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      part="favorites"
      data-status={props.state.status}
      aria-labelledby={id}
      aria-busy={props.state.status === 'loading'}
      {...rootProps(props, 'voice-favorites')}
    >
      <Heading id={id} part="favorites-title">
        {props.texts.list.title}
      </Heading>
      <FavoritesBody {...props} below={headingLevel === 1 ? 2 : 3} />
    </section>
  )
}

interface FavoritesBodyProps extends Omit<FavoriteVoicesViewProps, 'headingLevel'> {
  /** Heading level below the title. */
  below: 2 | 3
}

function FavoritesBody({ below, state, count, cataloguePath, onRetry, ...props }: FavoritesBodyProps) {
  const texts = props.texts.list
  if (state.status === 'loading') {
    return (
      <output part="favorites-loading">
        <Spinner /> {texts.loading}
      </output>
    )
  }
  if (state.status === 'failed') return <FailedNotice texts={texts} headingLevel={below} onRetry={onRetry} />
  const { voices, total } = state.result
  const shown = voices.slice(0, count)
  if (shown.length === 0) {
    return (
      <Notice title={texts.empty} hint={texts.emptyHint} headingLevel={below}>
        <Link className="voice-button" data-variant="quiet" href={cataloguePath}>
          {texts.browse}
        </Link>
      </Notice>
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
