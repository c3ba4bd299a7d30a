import { LazyAccountData } from '@voice-rankings/react'
import { MembersOnly } from '@voice-rankings/react/session'
import { Suspense, useState } from 'react'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { NO_INDEX } from '../noIndex.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { useLoginPage } from '../useLoginPage.ts'
import type { Route } from './+types/appAccount'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = siteMessagesIn(matches).appAccount
  return [...pageMeta({ title, description, canonical: `${originOf(matches)}/app/account` }), NO_INDEX]
}

export default function AppAccount() {
  const texts = useSiteMessages().appAccount
  const [isDeleted, setDeleted] = useState(false)
  const loginHref = useLoginPage()
  if (isDeleted) {
    return (
      <div>
        <h1>{texts.deleted}</h1>
        <output className="site-hint">{texts.deletedText}</output>
      </div>
    )
  }
  return (
    <MembersOnly title={texts.title} description={texts.description} loginHref={loginHref} headingLevel={1}>
      <h1>{texts.title}</h1>
      <Suspense>
        <LazyAccountData onDeleted={() => setDeleted(true)} />
      </Suspense>
    </MembersOnly>
  )
}
