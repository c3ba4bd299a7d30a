/** The few names of WebAssembly that running flite needs; TypeScript declares them only together with the whole DOM. */
declare namespace WebAssembly {
  interface Module {
    readonly [Symbol.toStringTag]: string
  }
  type Imports = Record<string, Record<string, unknown>>
  class Instance {
    constructor(module: Module, imports?: Imports)
    readonly exports: Record<string, unknown>
  }
  function compile(bytes: Uint8Array): Promise<Module>
}
