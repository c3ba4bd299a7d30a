/** The used part of onnxruntime-node, which is installed by those who use Piper only. */
export interface Runtime {
  InferenceSession: { create(model: Uint8Array, options: object): Promise<Session> }
  Tensor: new (type: string, data: unknown, dims: readonly number[]) => unknown
}

export interface Session {
  run(inputs: Record<string, unknown>): Promise<Record<string, { data: Float32Array }>>
  release(): Promise<void>
}

/** A job for the process of Piper. */
export interface PiperJob {
  /** Path of the model's file. */
  model: string
  /** Changes with the content of the file, so that a replaced model is loaded again. */
  stamp: string
  /** Folder of onnxruntime-node. */
  runtime: string
  /** Models kept in memory. */
  modelsAtOnce: number
  /** Ids of the phonemes of each sentence. */
  sentences: readonly (readonly number[])[]
  /** For models with several speakers. */
  speaker?: number | undefined
  /** Noise, length and noise of the durations, as the model takes them. */
  scales: readonly [number, number, number]
  sampleRate: number
  maxSeconds: number
}

/** Speech of a sentence. */
export interface PiperSentence {
  readonly samples: Float32Array
  /** Frames of each phoneme; undefined for models without durations. */
  readonly durations: Float32Array | undefined
}

/** Answer of the process, inside a `WorkerReply`. */
export type PiperAnswer = readonly PiperSentence[]
