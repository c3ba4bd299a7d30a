import type { Api, CallInput, CallOutput } from '@voice-rankings/contract'
import { fetchAnswer } from '../small/fetchAnswer.ts'

type RatingToken = Api['ratings']['token']

/**
 * Requests a rating token at the start of playback, without the API client: visitors who only listen make no other
 * call.
 */
export async function askRatingToken(baseUrl: string, input: CallInput<RatingToken>): Promise<CallOutput<RatingToken>> {
  const answer = await fetchAnswer(`${baseUrl}/api/v1/voice/rating-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  return (await answer.json()) as CallOutput<RatingToken>
}
