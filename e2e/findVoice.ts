import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import type { VoiceListing, VoiceSearchResult } from '@voice-rankings/contract'

/** Waits until `count` voices that match a query have a ready sample, and returns them. */
export async function findVoices(request: APIRequestContext, query: string, count: number): Promise<VoiceListing[]> {
  let heard: VoiceListing[] = []
  await expect(async () => {
    const answer = await request.get(`/api/v1/voice/search?limit=100&${query}`)
    const { voices } = (await answer.json()) as VoiceSearchResult
    heard = voices.filter((voice) => voice.voice_sample_url !== null)
    expect(heard.length).toBeGreaterThanOrEqual(count)
  }).toPass({ timeout: 50_000 })
  return heard.slice(0, count)
}

/** English voice with a ready sample. */
export async function findVoice(request: APIRequestContext): Promise<VoiceListing> {
  const [voice] = await findVoices(request, 'languageCode=en&sort=name', 1)
  if (!voice) throw new Error('The catalogue has no English voice.')
  return voice
}
