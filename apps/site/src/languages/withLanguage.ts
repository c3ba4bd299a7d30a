import { createContext, redirect, type MiddlewareFunction } from 'react-router'
import { languageOfRequest } from '@voice-rankings/contract'
import { LANGUAGE_PARAMETER, languageCookie, languageInAddress } from './chooseLanguage.ts'
import { originContext } from '../siteContext.ts'
import type { LanguageCode } from '@voice-rankings/contract'

/** Language of the interface for one request. */
export const languageContext = createContext<LanguageCode>('en')

/** Path of pages for frames on other sites, which set no cookie. */
const EMBED = /^\/embed\//

/**
 * Middleware that chooses the language of a page. An address with `?lang=` stores the choice in a cookie and leads to the
 * same address without it; a framed page is shown in that language instead.
 */
export const withLanguage: MiddlewareFunction<Response> = ({ context, request }, next) => {
  const url = new URL(request.url)
  const chosen = languageInAddress(request)
  if (chosen !== null && !EMBED.test(url.pathname)) {
    url.searchParams.delete(LANGUAGE_PARAMETER)
    throw redirect(url.pathname + url.search, {
      status: 303,
      headers: {
        'Set-Cookie': languageCookie(chosen, context.get(originContext).startsWith('https:')),
        'Cache-Control': 'no-store',
      },
    })
  }
  context.set(languageContext, chosen ?? languageOfRequest(request.headers))
  return next()
}
