import { type Api, type CallOutput, traitLabels } from '@voice-rankings/contract'
import { useMessages, useProfile } from '@voice-rankings/react'
import { Button, Notice } from '@voice-rankings/react/ui'
import { Link, useNavigate } from 'react-router'
import { BlockButton } from './BlockButton.tsx'
import { BuddyItems } from './BuddyItems.tsx'
import { useBuddiesTexts } from './useBuddiesTexts.ts'
import { useBuddyAction } from './useBuddyAction.ts'

/** English words of traits. */
const WORDS = { traits: traitLabels() }

/** What a person has made public. */
export function PersonView({ person }: { person: CallOutput<Api['buddies']['get']> }) {
  const texts = useBuddiesTexts()
  const { traits } = useMessages('voices', WORDS)
  const profile = useProfile()
  const navigate = useNavigate()
  const { isBusy, problem, act } = useBuddyAction()
  const { username, is_followed, buddy_items, taste } = person
  const isOwn = profile?.username === username
  return (
    <div className="site-buddies">
      <Link to="/buddies">{texts.person.back}</Link>
      <h1>
        <bdi>{username}</bdi>
      </h1>
      {isOwn ? (
        <p className="site-hint">{texts.person.own}</p>
      ) : (
        <div className="site-buddy-actions">
          <Button
            size="small"
            variant={is_followed ? 'quiet' : 'primary'}
            busy={isBusy}
            onClick={() =>
              void act((buddies) => (is_followed ? buddies.leave({ username }) : buddies.follow({ username })))
            }
          >
            {is_followed ? texts.following.leave : texts.follow.follow}
          </Button>
          <BlockButton username={username} onBlocked={() => void navigate('/buddies', { replace: true })} />
          {is_followed ? null : <p className="site-hint">{texts.follow.hint}</p>}
          {problem === '' ? null : <p role="alert">{problem === 'conflict' ? texts.follow.full : texts.failed}</p>}
        </div>
      )}
      {taste && (
        <p>
          {texts.person.taste(
            taste.traits.map((trait) => traits[trait]),
            taste.chosen_count,
            taste.pair_count,
          )}
        </p>
      )}
      {buddy_items.length === 0 ? (
        <Notice title={texts.person.empty} hint={texts.person.emptyHint} />
      ) : (
        <section>
          <h2>{texts.person.items}</h2>
          <BuddyItems items={buddy_items} withOwner={false} />
        </section>
      )}
    </div>
  )
}
