/** The used part of Gnuspeech's WebAssembly build. Its own wrapper hides the voice files. */
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
  /** Settings file of the synthesizer, with lines `name = value`. */
  export const defaultTrmControlModelFileContent: string
}
