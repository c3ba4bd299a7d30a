import { siteMessages } from './messages.ts'
import './site.css'
import '@voice-rankings/react/styles.css'
import { LinkProvider, LoginDialog, VoiceProvider, createRuntime } from '@voice-rankings/react'
import { hasNoOrigin, openAmongFrames } from '@voice-rankings/react/frame'
import { NowPlaying } from '@voice-rankings/react/voices'
import { createClient } from '@voice-rankings/sdk'
import { useEffect, useState, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { errorMeta } from './errorMeta.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { ANSWERING } from './keepInput.ts'
import { LoadingBar } from './LoadingBar.tsx'
import { useNonce } from './NonceProvider.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { SiteLink } from './SiteLink.tsx'
import { SiteNotice } from './SiteNotice.tsx'
import { watchSaves, type FailedSave } from './saves/watchSaves.ts'
import { FONT_LINKS } from './fonts.ts'
import { buildContext, clientContext, originContext } from './siteContext.ts'
import { useAddress } from './useAddress.ts'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { useFramedName } from './useFramedName.ts'
import { useFreshData } from './useFreshData.ts'
import type { SiteData } from './siteData.ts'
import { EARLY_SCRIPT } from './earlyScript.ts'

export const links: Route.LinksFunction = () => [
  ...FONT_LINKS,
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
]

/** Pages bring their own; only an error has none. */
export const meta: Route.MetaFunction = ({ error }) => (error === undefined ? [] : errorMeta(error))

export async function loader({ context, request }: Route.LoaderArgs): Promise<SiteData> {
  const { signal } = request
  const client = context.get(clientContext)
  // The header must not take a page down: without a count it says less, and without a profile everybody is a visitor.
  const [voiceCount, user] = await Promise.all([
    client.voices.search({ limit: 1 }, { signal }).then(
      ({ catalogue_total: total }) => total,
      () => null,
    ),
    client.account.status({}, { signal }).then(
      ({ user: profile }) => profile ?? null,
      () => null,
    ),
  ])
  const allowances = client.allowances.getState()
  return { origin: context.get(originContext), voiceCount, user, allowances, build: context.get(buildContext) }
}

// The count changes rarely, and who is signed in is known in the browser; a navigation need not ask again.
export const shouldRevalidate = () => false

/** Whether the page is in a frame of another site, and then the player alone. */
const useIsEmbedded = () => useAddress().pathname.startsWith('/embed/')

/** The document around every page, the error page included. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const isEmbedded = useIsEmbedded()
  return (
    // The early script sets the theme on this element before React sees it.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {/* It throws where a browser forbids frames of other sites to keep anything. */}
        {!isEmbedded && <ScrollRestoration />}
        <Scripts />
      </body>
    </html>
  )
}

interface PageProps {
  /** Undefined when it could not be loaded. */
  site: SiteData | undefined
  children: ReactNode
}

function Page({ site, children }: PageProps) {
  const { pathname } = useAddress()
  const [failedSave, setFailedSave] = useState<FailedSave | null>(null)
  const [runtime] = useState(() =>
    createRuntime({
      client: watchSaves(createClient({ allowances: site?.allowances }), setFailedSave),
      user: site?.user,
      ...(hasNoOrigin() && { openChannel: openAmongFrames }),
    }),
  )
  // For styles and tests: from now on the page answers.
  useEffect(() => {
    document.documentElement.dataset['alive'] = ''
    dispatchEvent(new Event(ANSWERING))
  }, [])
  useFocusOnNavigation(pathname)
  const isEmbedded = useIsEmbedded()
  const framedName = useFramedName()
  return isEmbedded ? (
    <VoiceProvider runtime={runtime} route={pathname}>
      <LinkProvider value={SiteLink}>
        {/* Named, so that it is told from the main part of the page around. */}
        <main id="content" aria-label={framedName}>
          {framedName === undefined ? null : <h1 className="voice-hidden">{framedName}</h1>}
          {children}
        </main>
      </LinkProvider>
    </VoiceProvider>
  ) : (
    <VoiceProvider runtime={runtime} route={pathname}>
      <LoginDialog />
      <FreshData />
      <LinkProvider value={SiteLink}>
        <a className="site-skip" href="#content">
          {siteMessages.header.skip}
        </a>
        <LoadingBar />
        <SiteHeader voiceCount={site?.voiceCount ?? null} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <NowPlaying except={pathname} />
        <SiteNotice build={site?.build ?? ''} failedSave={failedSave} onSaveRead={() => setFailedSave(null)} />
      </LinkProvider>
    </VoiceProvider>
  )
}

function FreshData() {
  useFreshData()
  return null
}

export default function Site({ loaderData }: Route.ComponentProps) {
  return (
    <Page site={loaderData}>
      <Outlet />
    </Page>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Page site={loaderData}>
      <ErrorPage error={error} />
    </Page>
  )
}
