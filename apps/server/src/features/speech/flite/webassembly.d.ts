/** Minimal declarations of WebAssembly, which TypeScript otherwise provides only with the DOM library. */
declare namespace WebAssembly {
  class Module {
    private constructor()
    static imports(module: Module): { name: string }[]
  }
  interface Memory {
    readonly buffer: ArrayBuffer
  }
  type Imports = Record<string, Record<string, unknown>>
  class Instance {
    constructor(module: Module, imports?: Imports)
    readonly exports: Record<string, unknown>
  }
  function compile(bytes: Uint8Array): Promise<Module>
}
