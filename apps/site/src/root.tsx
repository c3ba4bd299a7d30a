import './site.css'
import '@voice-rankings/react/styles.css'
import { LinkProvider, LoginDialog, VoiceProvider, createRuntime } from '@voice-rankings/react'
import { hasNoOrigin, openAmongFrames } from '@voice-rankings/react/frame'
import { NowPlaying } from '@voice-rankings/react/voices'
import { createClient } from '@voice-rankings/sdk'
import { useEffect, useState, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import type { Route } from './+types/root'
import { errorMeta } from './errorMeta.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { ANSWERING } from './keepInput.ts'
import { useLanguage, useSiteTexts } from './languages/LanguageProvider.tsx'
import { useSiteMessages } from './languages/useSiteMessages.ts'
import { siteMessagesIn } from './languages/siteMessagesIn.ts'
import { languageContext, withLanguage } from './languages/withLanguage.ts'
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
import { useFreshData } from './useFreshData.ts'
import { useOfflineCopies } from './offline/useOfflineCopies.ts'
import { EARLY_SCRIPT } from './earlyScript.ts'
import { directionOf } from '@voice-rankings/contract'
import type { LanguageCode, PlayablePlaylist, UserProfile, Voice } from '@voice-rankings/contract'
import type { Allowance } from '@voice-rankings/sdk'

/** Replacements of the components' English texts in English. */
const ENGLISH = {}

export const links: Route.LinksFunction = () => [
  ...FONT_LINKS,
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple.png' },
  { rel: 'manifest', href: '/app.webmanifest' },
]

/** Metadata of errors; pages define their own. */
export const meta: Route.MetaFunction = ({ error, matches }) =>
  error === undefined ? [] : errorMeta(error, siteMessagesIn(matches))

export const middleware: Route.MiddlewareFunction[] = [withLanguage]

export async function loader({ context, request }: Route.LoaderArgs): Promise<SiteData> {
  const { signal } = request
  const client = context.get(clientContext)
  // A failed header request must not fail the page: it then shows no count and no profile.
  const [voiceCount, user, sells] = await Promise.all([
    client.voices.search({ limit: 1 }, { signal }).then(
      ({ catalogue_total: total }) => total,
      () => null,
    ),
    client.account.status({}, { signal }).then(
      ({ user: profile }) => profile ?? null,
      () => null,
    ),
    client.licenses.plans({}, { signal }).then(
      ({ plans }) => plans.length > 0,
      () => false,
    ),
  ])
  const allowances = client.allowances.getState()
  return {
    origin: context.get(originContext),
    voiceCount,
    user,
    sells,
    allowances,
    build: context.get(buildContext),
    language: context.get(languageContext),
  }
}

// The voice count rarely changes, and the browser tracks the session, so navigation need not reload them.
export const shouldRevalidate = () => false

/** True for pages intended for frames, which show only the player or overview. */
const useIsEmbedded = () => useAddress().pathname.startsWith('/embed/')

/** HTML document of every page, including the error page. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const isEmbedded = useIsEmbedded()
  const language = useLanguage()
  return (
    // The early script sets the theme on this element before hydration.
    <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {/* It throws in frames whose storage the browser blocks. */}
        {!isEmbedded && <ScrollRestoration />}
        <Scripts />
      </body>
    </html>
  )
}

interface PageProps {
  /** Undefined if it failed to load. */
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
  // Signals hydration to styles and tests.
  useEffect(() => {
    document.documentElement.dataset['alive'] = ''
    dispatchEvent(new Event(ANSWERING))
  }, [])
  useFocusOnNavigation(pathname)
  const isEmbedded = useIsEmbedded()
  const framedName = useFramedName()
  const texts = useSiteMessages()
  const components = useSiteTexts('components', ENGLISH)
  return isEmbedded ? (
    <VoiceProvider runtime={runtime} route={pathname} messages={components}>
      <LinkProvider value={SiteLink}>
        {/* The name distinguishes it from the main landmark of the embedding page. */}
        <main id="content" aria-label={framedName}>
          {framedName === undefined ? null : <h1 className="voice-hidden">{framedName}</h1>}
          {children}
        </main>
      </LinkProvider>
    </VoiceProvider>
  ) : (
    <VoiceProvider runtime={runtime} route={pathname} messages={components}>
      <LoginDialog />
      <FreshData />
      <LinkProvider value={SiteLink}>
        <a className="site-skip" href="#content">
          {texts.header.skip}
        </a>
        <LoadingBar />
        <SiteHeader voiceCount={site?.voiceCount ?? null} sells={site?.sells ?? false} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter sells={site?.sells ?? false} />
        <NowPlaying except={pathname} />
        <SiteNotice build={site?.build ?? ''} failedSave={failedSave} onSaveRead={() => setFailedSave(null)} />
      </LinkProvider>
    </VoiceProvider>
  )
}

function FreshData() {
  useFreshData()
  useOfflineCopies()
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

/** Loader data of every page. */
interface SiteData {
  /** Number of voices in the whole catalogue; null if the request failed. */
  voiceCount: number | null
  /** Logged-in user at the time of rendering; null for an anonymous visitor. `useProfile` has the current one. */
  user: UserProfile | null
  /** True if the server has plans; without, nothing links to them. */
  sells: boolean
  /** Remaining allowances of an anonymous visitor at the time of rendering; empty for a user. */
  allowances: readonly Allowance[]
  /** Origin of canonical addresses. */
  origin: string
  /** Id of the page's build; empty if unknown. */
  build: string
  language: LanguageCode
}

/** The name of the voice or playlist that a page for frames is of; undefined when there is none. */
function useFramedName(): string | undefined {
  const data = useMatches().at(-1)?.loaderData as FramedData | undefined
  return data?.voice?.voice_name ?? data?.playlist?.playlist.playlist_name
}

interface FramedData {
  voice?: Pick<Voice, 'voice_name'>
  playlist?: Pick<PlayablePlaylist, 'playlist'>
}
