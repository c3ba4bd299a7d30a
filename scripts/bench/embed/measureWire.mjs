import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

/** Settling time before requests are counted, in milliseconds. */
const SETTLE_MS = 1500

/** Requests of a page to other origins, except for sounds, with the bytes that the browser received, headers included. */
async function watchRequests(page, url) {
  const { origin } = new URL(url)
  const requests = new Map()
  const network = await page.context().newCDPSession(page)
  const received = (requestId, bytes) => {
    const request = requests.get(requestId)
    if (request) request.sentBytes = Math.max(request.sentBytes, bytes)
  }
  network.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    const isOwn = !request.url.startsWith('http') || new URL(request.url).origin === origin
    if (!isOwn && type !== 'Media') requests.set(requestId, { type, url: request.url, sentBytes: 0 })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => received(requestId, encodedDataLength))
  // The length of a preflight's response is 0, although it has headers.
  network.on('Network.responseReceivedExtraInfo', ({ requestId, headersText = '' }) =>
    received(requestId, headersText.length),
  )
  await network.send('Network.enable')
  return requests
}

/** Requested anew, because the browser has the file in another encoding. */
const gzipBytes = async (url) => gzipSync(await (await fetch(url)).bytes(), { level: 9 }).length

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0)
const sentBytes = (requests) => sum(requests.map((one) => one.sentBytes))

/** Totals of requests; `sent` bytes are those on the wire, headers included. */
async function addUp(requests) {
  const scripts = requests.filter(({ type }) => type === 'Script')
  const answers = requests.filter(({ url }) => new URL(url).pathname.startsWith('/api/'))
  return {
    scripts: scripts.length,
    gzipScriptBytes: sum(await Promise.all(scripts.map(({ url }) => gzipBytes(url)))),
    sentScriptBytes: sentBytes(scripts),
    answers: answers.length,
    sentAnswerBytes: sentBytes(answers),
    sentBytes: sentBytes(requests),
  }
}

async function untilReady(page, count) {
  await page
    .locator('[part=play-button]:not([disabled])')
    .nth(count - 1)
    .waitFor()
  await sleep(SETTLE_MS)
}

/**
 * Loads of a page with `count` small players of voices before play, sounds excluded. `page` is new, and its players come
 * from another origin.
 */
export async function measureRest(page, url, count) {
  const requests = await watchRequests(page, url)
  await page.goto(url)
  await untilReady(page, count)
  const loads = await addUp([...requests.values()])
  return { ...loads, answerBytesPerPlayer: loads.sentAnswerBytes / count }
}

/** Loads of a page with one small player of a voice: before play, and from the click on More until the full player plays. */
export async function measureWire(page, url) {
  const requests = await watchRequests(page, url)
  await page.goto(url)
  await untilReady(page, 1)
  const atRest = requests.size
  await page.locator('[part=more]').click()
  await page.locator('[part=full-player]').click()
  await page.locator('[part~=main-button]:not([disabled])').click()
  await page.locator('[part~=wavesurfer][data-status=drawn]').waitFor()
  await sleep(SETTLE_MS)
  const all = [...requests.values()]
  return { rest: await addUp(all.slice(0, atRest)), click: await addUp(all.slice(atRest)) }
}
