/** WebAssembly build of `@evan/opus`, which ships no types and has fewer methods than the native one. */
declare module '@evan/opus/wasm/index.mjs' {
  export class Encoder {
    constructor(options: { channels: 1 | 2; sample_rate: number; application: 'audio' | 'voip' })
    /** Gets or sets an encoder parameter, see "opus_defines.h". */
    ctl(request: number, value?: number): number
    /** Encodes one frame of 16-bit samples. */
    encode(samples: Uint8Array): Uint8Array
    /** Frees its memory. */
    drop(): void
  }

  export class Decoder {
    constructor(options: { channels: 1 | 2; sample_rate: number })
    /** Decodes a packet to 16-bit samples. */
    decode(packet: Uint8Array): Uint8Array
    /** Frees its memory. */
    drop(): void
  }
}
