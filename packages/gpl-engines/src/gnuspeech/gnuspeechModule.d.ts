/** The part of Gnuspeech's WebAssembly build that this package calls, below its own wrapper, which hides the voice files. */
declare module '@echogarden/gnuspeech-wasm/wasm/gnuspeech.js' {
  export interface GnuspeechModule {
    FS: {
      writeFile(path: string, content: string): void
      readFile(path: string): Uint8Array
      readFile(path: string, options: { encoding: 'utf8' }): string
    }
    HEAPU8: Uint8Array
    _malloc(bytes: number): number
    _free(address: number): void
    _GnuSpeech_synthesizeToFile(text: number, output: number, data: number, parameters: number, debug: number): number
  }
  export default function load(): Promise<GnuspeechModule>
}

declare module '@echogarden/gnuspeech-wasm/dist/DefaultTrmControlModel.js' {
  /** The settings file of the synthesizer, `name = value` by line. */
  export const defaultTrmControlModelFileContent: string
}
