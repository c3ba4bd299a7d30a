import type { Api, CallOutput } from '@voice-rankings/contract'
import { Button } from '@voice-rankings/react/ui'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { BlockButton } from './BlockButton.tsx'
import { personPath } from './personLink.ts'
import { useBuddiesTexts } from './useBuddiesTexts.ts'
import { useBuddyAction } from './useBuddyAction.ts'

type Listed = CallOutput<Api['buddies']['list']>

/** People that the visitor follows, with a way to leave and to block each. */
export function Following({ following }: Pick<Listed, 'following'>) {
  const texts = useBuddiesTexts()
  const [left, setLeft] = useState<string | null>(null)
  const { isBusy, problem, act } = useBuddyAction()
  const heading = useRef<HTMLHeadingElement>(null)
  const restored = useRef<string>(undefined)
  // The pressed button is gone with the message: the focus moves to the list, once the person is in it again. The list
  // may come after the message has gone, or before.
  useEffect(() => {
    if (left !== null || restored.current === undefined || !following.includes(restored.current)) return
    restored.current = undefined
    heading.current?.focus()
  }, [left, following])
  if (following.length === 0 && left === null) return null

  const leave = async (username: string) => {
    if (await act((buddies) => buddies.leave({ username }))) setLeft(username)
  }
  const restore = async (username: string) => {
    if (!(await act((buddies) => buddies.follow({ username })))) return
    restored.current = username
    setLeft(null)
  }

  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {texts.following.title}
      </h2>
      <ul className="site-buddy-people">
        {following.map((username) => (
          <li key={username}>
            <Link to={personPath(username)}>
              <bdi>{username}</bdi>
            </Link>
            <Button
              size="small"
              aria-label={`${texts.following.leave}: ${username}`}
              onClick={() => void leave(username)}
            >
              {texts.following.leave}
            </Button>
            <BlockButton username={username} />
          </li>
        ))}
      </ul>
      <output className="site-buddy-undo">
        {left === null ? null : (
          <>
            {texts.following.left(left)}{' '}
            <Button
              key={left}
              // eslint-disable-next-line jsx-a11y/no-autofocus -- the pressed button is gone with the person
              autoFocus
              size="small"
              busy={isBusy}
              onClick={() => void restore(left)}
            >
              {texts.following.undo}
            </Button>
          </>
        )}
      </output>
      {problem === '' ? null : <p role="alert">{texts.failed}</p>}
    </section>
  )
}

/** People who follow the visitor, with a way to block each. */
export function Followers({ followers }: Pick<Listed, 'followers'>) {
  const texts = useBuddiesTexts()
  if (followers.length === 0) return null
  return (
    <section>
      <h2>{texts.followers.title}</h2>
      <ul className="site-buddy-people">
        {followers.map((username) => (
          <li key={username}>
            <span>
              <bdi>{username}</bdi>
            </span>
            <BlockButton username={username} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** People whom the visitor has blocked. */
export function Blocked({ blocked }: Pick<Listed, 'blocked'>) {
  const { block: texts, failed } = useBuddiesTexts()
  const { isBusy, problem, act } = useBuddyAction()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(blocked.length)
  // The pressed button is gone with the person: the focus moves to where they are or were.
  useEffect(() => {
    if (shown.current !== blocked.length) heading.current?.focus()
    shown.current = blocked.length
  }, [blocked.length])
  if (blocked.length === 0) return null
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <ul className="site-buddy-people">
        {blocked.map((username) => (
          <li key={username}>
            <span>
              <bdi>{username}</bdi>
            </span>
            <Button
              size="small"
              busy={isBusy}
              aria-label={`${texts.unblock}: ${username}`}
              onClick={() => void act((buddies) => buddies.unblock({ username }))}
            >
              {texts.unblock}
            </Button>
          </li>
        ))}
      </ul>
      {problem === '' ? null : <p role="alert">{failed}</p>}
    </section>
  )
}
