import { createHook } from 'node:async_hooks'
import { appendFileSync } from 'node:fs'

// Preloaded by a process: notes each connection that one of its threads opens, each name that it looks up and each
// socket for datagrams, with the code that did, in the file that NOTED_CONNECTIONS names.
const OUTGOING = /^(TCPCONNECTWRAP|PIPECONNECTWRAP|GETADDRINFOREQWRAP|GETNAMEINFOREQWRAP|QUERYWRAP|UDPWRAP)$/
const file = process.env['NOTED_CONNECTIONS']

createHook({
  init(_id, type) {
    if (file !== undefined && OUTGOING.test(type)) appendFileSync(file, `${type} ${new Error('opened').stack}\n`)
  },
}).enable()
