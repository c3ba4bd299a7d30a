// Installs what the documentation needs and builds it: a process of its own, which `npm start` runs beside the server.
import { buildApps } from './build.mjs'
import { stopWithParent } from './children.mjs'
import { install } from './install.mjs'

stopWithParent()
await install('docs')
await buildApps(['docs'])
