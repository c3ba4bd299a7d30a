import type { WebSocket } from 'ws'
import type { Fault } from './faults.ts'
import type { Speak } from './speak.ts'

/** A request to a stand-in, read to its end. */
export interface StandinRequest {
  readonly method: string
  /** Path below the service's own, such as `/v1/audio/speech`. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly text: string
}

/** Answer of a stand-in. */
export interface StandinAnswer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: Buffer | string
  /** True to send the body in pieces that end inside characters, as the pieces of a stream may. */
  readonly splits?: boolean
}

/** What a service answers with. */
export interface StandinContext {
  readonly speak: Speak
  readonly fault: Fault | undefined
  /** Address of a preview, a WAV file. */
  previewUrl(gender: 'female' | 'male', languageCode: string): string
}

/** Stand-in for one provider's service. */
export interface StandinService {
  /** First segment of its path. */
  readonly name: string
  /** Answers a request; `fault` is one that concerns the content of the answer. */
  answer(request: StandinRequest, context: StandinContext): Promise<StandinAnswer>
  /** Answers over a WebSocket. Default: upgrades are refused. */
  connect?(socket: WebSocket, context: StandinContext): void
  /** Key, or its id, from where the provider reads it. Default: it has none. */
  keyOf?(request: StandinRequest): string | null | undefined
  /** Answer that the provider gives for a fault, in its own form. */
  refusal(fault: Fault): StandinAnswer | undefined
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): StandinAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
