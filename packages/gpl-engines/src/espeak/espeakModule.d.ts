/** The part of eSpeak NG's WebAssembly build that this package calls; the build itself comes without types. */
declare module '@echogarden/espeak-ng-emscripten' {
  /** One of eSpeak's events, as `wordTimes` reads them. */
  interface EspeakEvent {
    type: string
    text_position: number
    audio_position: number
    id?: string | number
  }
  export interface EspeakWorker {
    readonly samplerate: number
    /** Returns 0, or another number when there is no such language. */
    set_voice(identifier: string): number
    set_rate(wordsPerMinute: number): void
    set_pitch(pitch: number): void
    set_range(range: number): void
    /** Calls back with each stretch of audio; a callback that returns true ends the synthesis. */
    synthesize(text: string, onAudio: (samples: Int16Array, events: EspeakEvent[]) => boolean): void
  }
  export interface EspeakModule {
    eSpeakNGWorker: new () => EspeakWorker
    FS: { readdir(path: string): string[] }
  }
  export default function load(): Promise<EspeakModule>
}
