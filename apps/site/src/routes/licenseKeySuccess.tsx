import type { License } from '@voice-rankings/contract'
import { MembersOnly } from '@voice-rankings/react/session'
import { Notice } from '@voice-rankings/react/ui'
import { useEffect, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { answerOf } from '../answerOf.ts'
import { languageIn, siteTexts } from '../languages/siteTexts.ts'
import { NO_INDEX } from '../noIndex.ts'
import { pageMeta } from '../pageMeta.ts'
import { NeedsScripts } from '../plain/NeedsScripts.tsx'
import { clientContext } from '../siteContext.ts'
import { BoughtKey } from '../upgrade/BoughtKey.tsx'
import { upgradeMessages } from '../upgrade/messages.ts'
import { useUpgradeTexts } from '../upgrade/useUpgradeTexts.ts'
import { useLoginPage } from '../useLoginPage.ts'
import { userOf } from '../userOf.ts'
import type { Route } from './+types/licenseKeySuccess'

/** Interval in ms at which the page looks for the key of a payment, and the number of times. */
const LOOK = { everyMs: 3000, times: 20 }

const PATH = '/license-key-success'

export async function loader({ context, request: { signal } }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const [{ plans }, user] = await Promise.all([
    answerOf(client.licenses.plans({}, { signal }), PATH),
    userOf(client, signal),
  ])
  const own = user ? await answerOf(client.licenses.list({}, { signal }), PATH) : null
  return { licenses: own?.licenses ?? [], sells: plans.length > 0 }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = siteTexts(languageIn(matches), 'upgrade', upgradeMessages).success
  return [...pageMeta({ title, description, canonical: null }), NO_INDEX]
}

/** Page to which the checkout of a payment provider returns. */
export default function LicenseKeySuccess({ loaderData: { licenses, sells } }: Route.ComponentProps) {
  const { texts } = useUpgradeTexts()
  const { title, login, upgrade } = texts.success
  const loginHref = useLoginPage()
  if (!sells && licenses.length === 0) {
    return (
      <div className="site-upgrade">
        <h1>{title}</h1>
        <p>{texts.free}</p>
        <Link to="/upgrade">{upgrade}</Link>
      </div>
    )
  }
  return (
    <MembersOnly title={title} description={login} loginHref={loginHref} headingLevel={1}>
      <div className="site-upgrade">
        <h1>{title}</h1>
        <BoughtKeys licenses={licenses} />
        <Link to="/upgrade">{upgrade}</Link>
        <NeedsScripts />
      </div>
    </MembersOnly>
  )
}

/** Unused keys. One that is activated here stays with its result. */
function BoughtKeys({ licenses }: { licenses: readonly License[] }) {
  const { texts } = useUpgradeTexts()
  const [activated, setActivated] = useState<readonly string[]>([])
  const unused = licenses.filter(
    ({ license_id, license_state }) => license_state === 'unused' || activated.includes(license_id),
  )
  const { revalidate } = useRevalidator()
  const isWaiting = unused.length === 0
  useEffect(() => {
    if (!isWaiting) return
    let looks = 0
    const timer = setInterval(() => {
      looks += 1
      if (looks >= LOOK.times) clearInterval(timer)
      if (document.visibilityState === 'visible') void revalidate()
    }, LOOK.everyMs)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])

  if (isWaiting) {
    const { waiting, waitingHint, look } = texts.success
    return <Notice title={waiting} hint={waitingHint} action={look} onAction={() => void revalidate()} />
  }
  return unused.map((license) => (
    <BoughtKey
      key={license.license_id}
      license={license}
      onActivated={({ license_id }) => setActivated([...activated, license_id])}
    />
  ))
}
