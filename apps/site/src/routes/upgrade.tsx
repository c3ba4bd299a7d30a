import { MembersOnly } from '@voice-rankings/react/session'
import { answerOf } from '../answerOf.ts'
import { languageIn, siteTexts } from '../languages/siteTexts.ts'
import { NO_INDEX } from '../noIndex.ts'
import { pageMeta } from '../pageMeta.ts'
import { NeedsScripts } from '../plain/NeedsScripts.tsx'
import { clientContext } from '../siteContext.ts'
import { KeyForm } from '../upgrade/KeyForm.tsx'
import { LicenseList } from '../upgrade/LicenseList.tsx'
import { upgradeMessages } from '../upgrade/messages.ts'
import { PlanCards } from '../upgrade/PlanCards.tsx'
import { useUpgradeTexts } from '../upgrade/useUpgradeTexts.ts'
import { useLoginPage } from '../useLoginPage.ts'
import { userOf } from '../userOf.ts'
import type { Route } from './+types/upgrade'

export async function loader({ context, request: { signal } }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const [offer, user] = await Promise.all([
    answerOf(client.licenses.plans({}, { signal }), '/upgrade'),
    userOf(client, signal),
  ])
  const own = user ? await answerOf(client.licenses.list({}, { signal }), '/upgrade') : null
  return { offer, licenses: own?.licenses ?? [] }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = siteTexts(languageIn(matches), 'upgrade', upgradeMessages)
  return [...pageMeta({ title, description, canonical: null }), NO_INDEX]
}

export default function Upgrade({ loaderData: { offer, licenses } }: Route.ComponentProps) {
  const { texts } = useUpgradeTexts()
  const loginHref = useLoginPage()
  const { plans } = offer
  return (
    <div className="site-upgrade">
      <h1>{texts.title}</h1>
      <p>{plans.length === 0 ? texts.free : texts.intro}</p>
      <PlanCards {...offer} licenses={licenses} />
      {plans.some(({ has_checkout }) => has_checkout) && <p className="site-hint">{texts.buyHint}</p>}
      <LicenseList licenses={licenses} />
      {plans.length > 0 && (
        <MembersOnly title={texts.key.title} description={texts.key.login} loginHref={loginHref}>
          <section className="site-key-section">
            <h2>{texts.key.title}</h2>
            <p>{texts.key.text}</p>
            <KeyForm />
            <NeedsScripts />
          </section>
        </MembersOnly>
      )}
    </div>
  )
}
