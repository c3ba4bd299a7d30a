import { isbot } from 'isbot'

/** Device data from a user agent. Several flags may be set: an iPad is a tablet, iOS and Apple. */
export interface DeviceInfo {
  /** User agent that was parsed. */
  readonly userAgent: string
  /** A phone. */
  readonly isMobile: boolean
  readonly isMobileOrTablet: boolean
  readonly isTablet: boolean
  /** Neither a phone nor a tablet; includes televisions. */
  readonly isDesktop: boolean
  /** An iPhone, iPod or iPad. */
  readonly isIos: boolean
  readonly isAndroid: boolean
  readonly isWindows: boolean
  readonly isMacOS: boolean
  /** iOS or macOS. */
  readonly isApple: boolean
  readonly isDesktopOrTablet: boolean
  /** At most one browser is set; a derived browser is not counted as its base. */
  readonly isSafari: boolean
  readonly isFirefox: boolean
  readonly isEdge: boolean
  readonly isChrome: boolean
  /** Samsung Internet. */
  readonly isSamsung: boolean
  /** Crawler of a search engine, link preview or monitoring service. */
  readonly isCrawler: boolean
}

export interface UserAgentHints {
  /** `navigator.maxTouchPoints`. Safari on an iPad identifies as a Mac; no Mac has a touch screen. */
  maxTouchPoints?: number
}

const TELEVISION = /smart-?tv|google ?tv|android ?tv|apple ?tv|bravia|crkey|\baft[a-z]{1,2}\b|web0s|tizen.*tv/i
const PHONE = /iphone|ipod|android.*mobile|windows phone|iemobile|blackberry|bb10|opera mini|mobile;|\bmobi\b/i
const TABLET = /ipad|android(?!.*mobile)|tablet(?! pc)|playbook|silk(?!.*mobile)|kindle/i
/** Chromium browsers that append their own name to Chrome's. */
const OTHER_CHROMIUM = /\bopr\/|\bopera|vivaldi|yabrowser|ucbrowser|miuibrowser|huaweibrowser|whale\/|duckduckgo/i

/**
 * Parses a user agent by keywords. Never throws; an unknown text is a desktop without a known browser.
 *
 * @example
 * const device = parseUserAgent(navigator.userAgent)
 */
export function parseUserAgent(userAgent: string, { maxTouchPoints = 0 }: UserAgentHints = {}): DeviceInfo {
  const says = (pattern: RegExp) => pattern.test(userAgent)
  const isMac = says(/macintosh|mac os x/i) && !says(/iphone|ipad|ipod/i)
  const isIpad = says(/ipad/i) || (isMac && maxTouchPoints > 1)
  const isIos = isIpad || says(/iphone|ipod/i)
  // Windows Phone listed the names of all others.
  const isWindows = says(/windows/i)
  const isAndroid = says(/android/i) && !isWindows
  const isTablet = isIpad || (says(TABLET) && !says(TELEVISION) && !isWindows)
  const isMobile = says(PHONE) && !isTablet && !says(TELEVISION)
  const isMacOS = isMac && !isIpad
  return {
    userAgent,
    isMobile,
    isMobileOrTablet: isMobile || isTablet,
    isTablet,
    isDesktop: !isMobile && !isTablet,
    isIos,
    isAndroid,
    isWindows,
    isMacOS,
    isApple: isIos || isMacOS,
    isDesktopOrTablet: !isMobile,
    ...browserOf(userAgent),
    isCrawler: isbot(userAgent),
  }
}

type Browser = Pick<DeviceInfo, 'isSafari' | 'isFirefox' | 'isEdge' | 'isChrome' | 'isSamsung'>

function browserOf(userAgent: string): Browser {
  const says = (pattern: RegExp) => pattern.test(userAgent)
  const isEdge = says(/\bedg(e|a|ios)?\//i)
  const isSamsung = !isEdge && says(/samsungbrowser\//i)
  const isFirefox = !isEdge && !isSamsung && says(/\b(firefox|fxios)\//i) && !says(/seamonkey\//i)
  const isOther = isEdge || isSamsung || isFirefox || says(OTHER_CHROMIUM)
  // A web view in an Android app has Chrome's engine and `wv`, and is not a browser.
  const isChrome = !isOther && says(/chrome\/|\bcrios\//i) && !says(/; wv\)/)
  const isSafari = !isOther && says(/version\/[\d.]+.*safari\//i) && !says(/chrom(e|ium)\/|crios\/|gsa\/|android/i)
  return { isSafari, isFirefox, isEdge, isChrome, isSamsung }
}
