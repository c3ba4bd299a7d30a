import { setFlagsFromString } from 'node:v8'

// Process-wide V8 flag; imported by every module that runs WebAssembly, on the main thread or a worker. Freeing
// replaced code of a running module can crash the process ("Check failed: jit_page_->allocations_.erase",
// nodejs/node#64500, open for Node 24). The code that is kept is only what the first use of each module compiled.
setFlagsFromString('--no-wasm-code-gc')
