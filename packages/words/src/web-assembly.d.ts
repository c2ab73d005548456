/** The part of WebAssembly's types that the search needs. Every platform has it, but no platform's types are loaded here. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array)
  }
  class Instance {
    constructor(module: Module, imports: { readonly env: { readonly memory: Memory } })
    readonly exports: object
  }
  class Memory {
    constructor(pages: { readonly initial: number })
    readonly buffer: ArrayBuffer
    grow(pages: number): number
  }
  interface Global {
    readonly value: number
  }
}
