import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeviceInfo, UserAgentHints } from './parseUserAgent.ts'
import { parseUserAgent } from './parseUserAgent.ts'

type Flag = Exclude<keyof DeviceInfo, 'userAgent'>

const FLAGS: readonly Flag[] = [
  'isMobile',
  'isMobileOrTablet',
  'isTablet',
  'isDesktop',
  'isIos',
  'isAndroid',
  'isWindows',
  'isMacOS',
  'isApple',
  'isDesktopOrTablet',
  'isSafari',
  'isFirefox',
  'isEdge',
  'isChrome',
  'isSamsung',
  'isCrawler',
]

const PHONE: Flag[] = ['isMobile', 'isMobileOrTablet']
const TABLET: Flag[] = ['isTablet', 'isMobileOrTablet', 'isDesktopOrTablet']
const DESKTOP: Flag[] = ['isDesktop', 'isDesktopOrTablet']
const IOS: Flag[] = ['isIos', 'isApple']
const MAC: Flag[] = ['isMacOS', 'isApple', ...DESKTOP]
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

const DEVICES: [name: string, userAgent: string, flags: Flag[], hints?: UserAgentHints][] = [
  [
    'Safari on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${WEBKIT} Version/18.6 Mobile/15E148 Safari/604.1`,
    [...PHONE, ...IOS, 'isSafari'],
  ],
  [
    'Chrome on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${WEBKIT} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`,
    [...PHONE, ...IOS, 'isChrome'],
  ],
  [
    'Firefox on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${WEBKIT} FxiOS/142.0 Mobile/15E148 Safari/605.1.15`,
    [...PHONE, ...IOS, 'isFirefox'],
  ],
  [
    'Edge on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${WEBKIT} Version/18.0 EdgiOS/139.0.3405.86 Mobile/15E148 Safari/604.1`,
    [...PHONE, ...IOS, 'isEdge'],
  ],
  [
    'an older iPad',
    `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${WEBKIT} Version/12.1.2 Mobile/15E148 Safari/604.1`,
    [...TABLET, ...IOS, 'isSafari'],
  ],
  [
    'an iPad that says it is a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.6 Safari/605.1.15`,
    [...TABLET, ...IOS, 'isSafari'],
    { maxTouchPoints: 5 },
  ],
  [
    'Safari on a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.6 Safari/605.1.15`,
    [...MAC, 'isSafari'],
    { maxTouchPoints: 0 },
  ],
  ['Chrome on a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${BLINK} Safari/537.36`, [...MAC, 'isChrome']],
  [
    'Firefox on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0',
    [...MAC, 'isFirefox'],
  ],
  [
    'Chrome on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36`,
    [...DESKTOP, 'isWindows', 'isChrome'],
  ],
  [
    'Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36 Edg/140.0.0.0`,
    [...DESKTOP, 'isWindows', 'isEdge'],
  ],
  [
    'Opera on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36 OPR/122.0.0.0`,
    [...DESKTOP, 'isWindows'],
  ],
  [
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
    [...DESKTOP, 'isWindows', 'isFirefox'],
  ],
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
    [...DESKTOP, 'isFirefox'],
  ],
  ['a Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Safari/537.36`, [...DESKTOP, 'isChrome']],
  [
    'Chrome on an Android phone',
    `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Mobile Safari/537.36`,
    [...PHONE, 'isAndroid', 'isChrome'],
  ],
  [
    'Chrome on an Android tablet',
    `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Safari/537.36`,
    [...TABLET, 'isAndroid', 'isChrome'],
  ],
  [
    'Edge on an Android phone',
    `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Mobile Safari/537.36 EdgA/140.0.0.0`,
    [...PHONE, 'isAndroid', 'isEdge'],
  ],
  [
    'Samsung Internet on a phone',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    [...PHONE, 'isAndroid', 'isSamsung'],
  ],
  [
    'Samsung Internet on a tablet',
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36',
    [...TABLET, 'isAndroid', 'isSamsung'],
  ],
  [
    'Firefox on an Android phone',
    'Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0',
    [...PHONE, 'isAndroid', 'isFirefox'],
  ],
  [
    'a page inside an Android app',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
    [...PHONE, 'isAndroid'],
  ],
  [
    'a page inside an iPhone app',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${WEBKIT} Mobile/15E148`,
    [...PHONE, ...IOS],
  ],
  [
    'a television with Android',
    `Mozilla/5.0 (Linux; Android 12; BRAVIA 4K VH2) ${BLINK} Safari/537.36`,
    [...DESKTOP, 'isAndroid', 'isChrome'],
  ],
  [
    'an Amazon tablet',
    'Mozilla/5.0 (Linux; Android 11; KFTRWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/138.2.4 like Chrome/138.0.0.0 Safari/537.36',
    [...TABLET, 'isAndroid', 'isChrome'],
  ],
  [
    "Google's crawler",
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    [...PHONE, 'isAndroid', 'isChrome', 'isCrawler'],
  ],
  [
    "Bing's crawler",
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/136.0.0.0 Safari/537.36',
    [...DESKTOP, 'isChrome', 'isCrawler'],
  ],
  [
    'the maker of link previews',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    [...DESKTOP, 'isCrawler'],
  ],
  ['a program of scripts', 'curl/8.5.0', [...DESKTOP, 'isCrawler']],
  ['nothing at all', '', DESKTOP],
]

describe('parseUserAgent', () => {
  it.each(DEVICES)('%s', (_name, userAgent, flags, hints) => {
    const device = parseUserAgent(userAgent, hints)
    expect(FLAGS.filter((flag) => device[flag]).toSorted()).toEqual(flags.toSorted())
    expect(device.userAgent).toBe(userAgent)
  })

  it('returns exactly these flags and the user agent', () => {
    expect(Object.keys(parseUserAgent('')).toSorted()).toEqual([...FLAGS, 'userAgent'].toSorted())
  })

  it('parses any user agent without an error as exactly one kind of device', () => {
    const words = fc.constantFrom(...DEVICES.flatMap(([, userAgent]) => userAgent.split(' ')))
    const texts = fc.oneof(
      fc.string(),
      fc.array(words).map((list) => list.join(' ')),
    )
    fc.assert(
      fc.property(texts, fc.nat(10), (userAgent, maxTouchPoints) => {
        const device = parseUserAgent(userAgent, { maxTouchPoints })
        expect([device.isMobile, device.isTablet, device.isDesktop].filter(Boolean)).toHaveLength(1)
        const browsers = [device.isSafari, device.isFirefox, device.isEdge, device.isChrome, device.isSamsung]
        expect(browsers.filter(Boolean).length).toBeLessThan(2)
        expect(device.isMobileOrTablet).toBe(!device.isDesktop)
        expect(device.isDesktopOrTablet).toBe(!device.isMobile)
        expect(device.isApple).toBe(device.isIos || device.isMacOS)
      }),
    )
  })
})
