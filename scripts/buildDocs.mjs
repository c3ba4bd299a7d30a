// Installs what the documentation needs and builds it: a process of its own, which `npm start` runs beside the server.
import { buildApps } from './build.mjs'
import { stopWithParent } from './children.mjs'
import { Failure } from './failure.mjs'
import { install } from './install.mjs'

stopWithParent()
try {
  await install('docs')
  await buildApps(['docs'])
} catch (error) {
  console.error(error instanceof Failure ? error.message : error)
  process.exitCode = 1
}
