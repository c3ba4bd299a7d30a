import { loginPagePath, logoutPagePath } from '@voice-rankings/contract'
import { useProfile } from '@voice-rankings/react'
import { Link } from 'react-router'
import { useSiteTexts } from '../languages/LanguageProvider.tsx'
import type { ExtensionPage } from './extensionPages.ts'
import { extensionMessages } from './messages.ts'

/** A page of the browser extension. */
export function ExtensionPageView({ page }: { page: ExtensionPage }) {
  const texts = useSiteTexts('extension', extensionMessages)
  return (
    <article className="site-text">
      <h1>{texts[page].title}</h1>
      {page === 'welcome' ? <Welcome /> : page === 'removed' ? <Removed /> : <Session page={page} />}
    </article>
  )
}

function Welcome() {
  const { welcome } = useSiteTexts('extension', extensionMessages)
  return (
    <>
      <p>{welcome.text}</p>
      <h2>{welcome.steps}</h2>
      <ol>
        <li>{welcome.pin}</li>
        <li>{welcome.read}</li>
        <li>{welcome.voice}</li>
      </ol>
      <p>
        <Link to="/voices">{welcome.voices}</Link>
      </p>
      <h2>{welcome.privacyTitle}</h2>
      <p>{welcome.privacy}</p>
      <p>{welcome.limits}</p>
    </>
  )
}

function Removed() {
  const { removed } = useSiteTexts('extension', extensionMessages)
  return (
    <>
      <p>{removed.text}</p>
      <p>{removed.again}</p>
      <p>
        <Link to="/voices">{removed.voices}</Link>
      </p>
    </>
  )
}

/** Whether somebody is logged in, with the way to the other state. These links lead to pages that work without scripts. */
function Session({ page }: { page: Exclude<ExtensionPage, 'welcome' | 'removed'> }) {
  const texts = useSiteTexts('extension', extensionMessages)
  const profile = useProfile()
  const { user, visitor } = texts[page]
  return (
    <>
      <p>{profile ? user(profile.username) : visitor}</p>
      <p>
        {profile ? (
          <a href={logoutPagePath('/extension/logout-complete')}>{texts.logout.button}</a>
        ) : (
          <a href={loginPagePath('/extension/login-complete')}>{texts.loginAgain}</a>
        )}
      </p>
    </>
  )
}
