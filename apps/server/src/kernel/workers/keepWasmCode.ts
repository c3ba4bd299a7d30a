import { setFlagsFromString } from 'node:v8'

// To be imported by whatever runs WebAssembly, here or on a thread: the flag is that of the whole process. Freeing replaced code of a
// running module may end the process ("Check failed: jit_page_->allocations_.erase", nodejs/node#64500, open for Node 24). Kept, that
// code is no more than what the first use of each module compiled.
setFlagsFromString('--no-wasm-code-gc')
