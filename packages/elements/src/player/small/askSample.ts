import { SAMPLES_LIMIT } from '@voice-rankings/contract'
import type { Api, CallOutput, VoiceSample } from '@voice-rankings/contract'
import { shareInPage } from '../../element/pageShare.ts'
import { fetchAnswer } from './fetchAnswer.ts'

type Sample = Promise<VoiceSample | null>

/** Samples of one server, shared by all players of a page. */
interface Samples {
  /** Requested samples by voice path. */
  readonly known: Map<string, Sample>
  /** Voice paths of the next request, and its response; none while no request is pending. */
  paths: string[]
  answer?: Promise<readonly (VoiceSample | null)[]>
}

/**
 * Loads the sample of a voice by its path; null if the voice does not exist. One request loads all voices that players
 * of a page name in the same task. Samples that failed or do not exist are requested again by later players.
 */
export function askSample(page: Document, path: string, baseUrl: string): Sample {
  const samples = shareInPage<Samples>(page, `samples ${baseUrl}`, () => ({ known: new Map(), paths: [] }))
  const { known } = samples
  let sample = known.get(path)
  if (!sample) {
    if (samples.paths.length === SAMPLES_LIMIT) samples.answer = undefined
    const answer = (samples.answer ??= askNext(samples, baseUrl))
    const place = samples.paths.push(path) - 1
    sample = answer.then((all) => all[place] ?? null)
    known.set(path, sample)
    const forget = () => known.delete(path)
    sample.then((found) => found ?? forget(), forget)
  }
  return sample
}

/** Sends the request after the current task, which may add more players. */
async function askNext(samples: Samples, baseUrl: string): Promise<readonly (VoiceSample | null)[]> {
  const paths: string[] = (samples.paths = [])
  await new Promise((resolve) => setTimeout(resolve))
  samples.answer = undefined
  const answer = await fetchAnswer(`${baseUrl}/api/v1/voice/samples?paths=${encodeURIComponent(paths.join())}`)
  return ((await answer.json()) as CallOutput<Api['voices']['samples']>).samples
}
