import { useProfile } from '@voice-rankings/react'
import { MembersOnly } from '@voice-rankings/react/session'
import { Notice } from '@voice-rankings/react/ui'
import { isClientError } from '@voice-rankings/sdk'
import { useId } from 'react'
import { Link } from 'react-router'
import { answerOf } from '../answerOf.ts'
import { BuddyItems } from '../buddies/BuddyItems.tsx'
import { BuddySettings } from '../buddies/BuddySettings.tsx'
import { FollowForm } from '../buddies/FollowForm.tsx'
import { buddiesMessages } from '../buddies/messages.ts'
import { Blocked, Followers, Following } from '../buddies/PeopleLists.tsx'
import { PersonView } from '../buddies/PersonView.tsx'
import { useBuddiesTexts } from '../buddies/useBuddiesTexts.ts'
import { languageIn, siteTexts } from '../languages/siteTexts.ts'
import { NO_INDEX } from '../noIndex.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { NeedsScripts } from '../plain/NeedsScripts.tsx'
import { clientContext } from '../siteContext.ts'
import { useLoginPage } from '../useLoginPage.ts'
import { userOf } from '../userOf.ts'
import type { Route } from './+types/buddies'

const PATH = '/buddies'

export async function loader({ context, request: { signal, url } }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const asked = new URL(url).searchParams.get('user')?.trim() || null
  const user = await userOf(client, signal)
  if (!user) return { asked, person: null, listed: null }
  if (asked === null) return { asked, person: null, listed: await answerOf(client.buddies.list({}, { signal }), PATH) }
  const found = client.buddies.get({ username: asked }, { signal }).catch((error: unknown) => {
    // A person who is not found has a page with the other ways: the same for a name that nobody can have.
    const code = isClientError(error) && 'code' in error ? error.code : null
    if (code === 'not_found' || code === 'invalid_fields') return null
    throw error
  })
  return { asked, person: await answerOf(found, PATH), listed: null }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { title, description, person } = siteTexts(languageIn(matches), 'buddies', buddiesMessages)
  const username = loaderData?.person?.username
  return [
    ...pageMeta({
      title: username ?? title,
      description: username === undefined ? description : person.description(username),
      canonical: null,
    }),
    NO_INDEX,
  ]
}

export default function Buddies({ loaderData: { asked, person, listed }, matches }: Route.ComponentProps) {
  const texts = useBuddiesTexts()
  const loginHref = useLoginPage()
  const profile = useProfile()
  const fieldId = useId()
  if (person) return <PersonView key={person.username} person={person} />
  return (
    <MembersOnly title={texts.title} description={texts.login} loginHref={loginHref} headingLevel={1}>
      {asked === null ? (
        <div className="site-buddies">
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
          <FollowForm id={fieldId} />
          <section>
            <h2>{texts.feed.title}</h2>
            {listed === null || listed.buddy_items.length === 0 ? (
              <Notice
                headingLevel={3}
                title={texts.feed.empty}
                hint={texts.feed.emptyHint}
                action={texts.feed.emptyAction}
                onAction={() => document.getElementById(fieldId)?.focus()}
              />
            ) : (
              <BuddyItems items={listed.buddy_items} withOwner />
            )}
          </section>
          {listed && (
            <>
              <Following following={listed.following} />
              {profile && (
                <BuddySettings
                  settings={listed.buddy_settings}
                  username={profile.username}
                  origin={originOf(matches)}
                />
              )}
              <Followers followers={listed.followers} />
              <Blocked blocked={listed.blocked} />
            </>
          )}
          <NeedsScripts />
        </div>
      ) : (
        <div className="site-buddies">
          <h1>{texts.person.missing}</h1>
          <p>{texts.follow.notFound}</p>
          <Link to={PATH}>{texts.person.back}</Link>
        </div>
      )}
    </MembersOnly>
  )
}
