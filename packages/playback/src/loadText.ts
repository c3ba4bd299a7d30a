/** Maximum size of a file of marks or peaks, in characters: marks of an hour of speech take about a megabyte. */
const LONGEST_FILE = 8_000_000

/**
 * Loads a small text file of the page's author, such as captions, without credentials for other origins. Throws on
 * failure.
 *
 * @example
 * import { parseMarks } from '@voice-rankings/playback/captions'
 *
 * const marks = parseMarks(await loadText('/sample.vtt'))
 */
export async function loadText(url: string, signal?: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} could not be read: the server answered with status ${response.status}.`)
  const text = await response.text()
  if (text.length > LONGEST_FILE) throw new Error(`${url} could not be read: it is too long to be captions or peaks.`)
  return text
}
