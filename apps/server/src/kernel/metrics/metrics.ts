/** An answered request. */
interface CountedRequest {
  /** Pattern of the route, such as `/api/v1/voice/:voice_service`; never a path, which would make a series for each. */
  readonly route: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}

/** A queue of jobs: texts of visitors before an engine, or jobs before the workers of a pool. */
interface JobQueue {
  readonly queue: 'texts' | 'workers'
  /** Name of the engine or pool. */
  readonly name: string
}

/** Speech that an engine was asked for. */
interface CountedSpeech {
  /** Id of the engine. */
  readonly engine: string
  readonly seconds: number
  /** Code of the error, if it failed. */
  readonly error?: string
  /** Bill of the engine, if it spoke. */
  readonly billed?: { readonly unit: string; readonly count: number }
}

/** Measurements of the running server for its operator. Labels are names of code and settings, never data of visitors. */
export interface Metrics {
  countRequest(request: CountedRequest): void
  /** Counts a job that starts after it waited; the returned function counts its end. */
  startJob(queue: JobQueue, waitedMs: number): () => void
  countSpeech(speech: CountedSpeech): void
  /** Counts credits that a user paid for speech of an engine. */
  countCredits(engine: string, credits: number): void
  /** All measurements in the text format of Prometheus. */
  read(): Promise<string>
  /** `Content-Type` of that text. */
  readonly contentType: string
}
