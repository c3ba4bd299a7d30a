// Installs and builds what a server serves, without starting it: for images and for services of the system.
import { buildApps } from '../scripts/build.mjs'
import { stopWithParent } from '../scripts/children.mjs'
import { Failure } from '../scripts/failure.mjs'
import { install } from '../scripts/install.mjs'

stopWithParent()
try {
  await install('serving')
  await buildApps(['server', 'site', 'elements'])
  await install('docs')
  await buildApps(['docs'])
} catch (error) {
  console.error(error instanceof Failure ? error.message : error)
  process.exitCode = 1
}
