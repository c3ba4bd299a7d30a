/** The used part of eSpeak NG's WebAssembly build, which has no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  /** An eSpeak event, as read by `wordTimes`. */
  interface EspeakEvent {
    type: string
    text_position: number
    audio_position: number
    id?: string | number
  }
  export interface EspeakWorker {
    readonly samplerate: number
    /** Returns 0, or another number for an unknown language. */
    set_voice(identifier: string): number
    set_rate(wordsPerMinute: number): void
    set_pitch(pitch: number): void
    set_range(range: number): void
    /** Passes each chunk of audio to the callback, which ends the synthesis by returning true. */
    synthesize(text: string, onAudio: (samples: Int16Array, events: EspeakEvent[]) => boolean): void
  }
  export interface EspeakModule {
    eSpeakNGWorker: new () => EspeakWorker
    FS: { readdir(path: string): string[]; writeFile(path: string, content: string): void }
  }
  export default function load(): Promise<EspeakModule>
}
