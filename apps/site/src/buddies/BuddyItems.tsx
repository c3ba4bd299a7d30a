import type { BuddyItem } from '@voice-rankings/contract'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { personPath } from './personLink.ts'
import { useBuddiesTexts } from './useBuddiesTexts.ts'

/** Paths of the pages of public things, by kind. */
const PAGES = { collection: '/collection', playlist: '/playlist', work: '/read' } as const

interface BuddyItemsProps {
  items: readonly BuddyItem[]
  /** Names the owner of each. */
  withOwner: boolean
}

/** Links to what people have made public, newest first. */
export function BuddyItems({ items, withOwner }: BuddyItemsProps) {
  const { locale, feed } = useBuddiesTexts()
  const dates = useMemo(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }), [locale])
  return (
    <ul className="site-buddy-items">
      {items.map(({ username, share_kind: kind, target_id: id, target_name: name, shared_at: at }) => (
        <li key={`${kind} ${id}`}>
          <Link to={`${PAGES[kind]}/${id}`}>
            <bdi>{name}</bdi>
          </Link>
          <span className="site-hint">
            {feed[kind]}
            {withOwner && (
              <>
                {' · '}
                <Link to={personPath(username)}>
                  <bdi>{feed.by(username)}</bdi>
                </Link>
              </>
            )}
            {' · '}
            <time dateTime={at}>{dates.format(new Date(at))}</time>
          </span>
        </li>
      ))}
    </ul>
  )
}
