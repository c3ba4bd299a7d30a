import { voicePath } from '@voice-rankings/contract'
import { Link } from 'react-router'
import { answerOf } from '../answerOf.ts'
import { JoinForm } from '../earlyAccess/JoinForm.tsx'
import { MailedLink } from '../earlyAccess/MailedLink.tsx'
import { earlyAccessMessages } from '../earlyAccess/messages.ts'
import { useEarlyAccessTexts } from '../earlyAccess/useEarlyAccess.ts'
import { languageIn, siteTexts } from '../languages/siteTexts.ts'
import { NO_INDEX } from '../noIndex.ts'
import { pageMeta } from '../pageMeta.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/earlyAccess'

export async function loader({ context, request: { signal, url } }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const { pathname, searchParams } = new URL(url)
  const [{ takes_addresses: takesAddresses }, found] = await Promise.all([
    answerOf(client.earlyAccess.status({}, { signal }), pathname),
    client.voices.search({ limit: 1 }, { signal }).catch(() => null),
  ])
  return {
    takesAddresses,
    voice: found?.voices[0] ?? null,
    confirm: searchParams.get('confirm'),
    leave: searchParams.get('leave'),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = siteTexts(languageIn(matches), 'earlyAccess', earlyAccessMessages)
  return [...pageMeta({ title, description, canonical: null }), NO_INDEX]
}

export default function EarlyAccess({ loaderData, matches }: Route.ComponentProps) {
  const { takesAddresses, voice, confirm, leave } = loaderData
  const texts = useEarlyAccessTexts()
  return (
    <article className="site-text">
      <h1>{texts.title}</h1>
      {confirm !== null ? (
        <MailedLink key={confirm} purpose="confirm" token={confirm} />
      ) : leave !== null ? (
        <MailedLink key={leave} purpose="leave" token={leave} />
      ) : (
        <>
          <p>
            {texts.today}{' '}
            {voice ? (
              <Link to={`${voicePath(voice)}/chat`}>{texts.chat(voice.voice_name)}</Link>
            ) : (
              <Link to="/voices">{texts.voices}</Link>
            )}
          </p>
          <p>{texts.planned}</p>
          {takesAddresses ? (
            <JoinForm language={languageIn(matches)} />
          ) : (
            <section>
              <h2>{texts.noMail.title}</h2>
              <p>{texts.noMail.text}</p>
            </section>
          )}
        </>
      )}
    </article>
  )
}
