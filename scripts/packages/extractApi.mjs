// Writes the API reports of packages that are laid out in a folder, and the names of all that is in them. Runs on the pinned Node,
// by apiReports.mjs: node extractApi.mjs <folder> <rooms…>. The folder then holds `<room>.api.md` and `<room>.names.txt`.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { writeNames } from './compareReleases.mjs'
import { publicNames } from './publicNames.mjs'
import { entryName, readManifest, typedEntries } from './rooms.mjs'

const [folder, ...rooms] = process.argv.slice(2)
const { None, Error: Wrong } = ExtractorLogLevel

const COMPILER_OPTIONS = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  skipLibCheck: true,
  types: [],
  noEmit: true,
}

const camelCase = (name) => name.replaceAll(/[^a-z]+(.)/g, (_, letter) => letter.toUpperCase())

/** A package has one report, however many entries: each is a namespace of it, and what several share is written once. */
function configure(room) {
  const manifest = readManifest(room)
  const installed = join(folder, 'node_modules', manifest.name)
  // What lies in node_modules is foreign to the extractor: it reads a copy beside them.
  const projectFolder = join(folder, 'extracted', room)
  cpSync(installed, projectFolder, { recursive: true, verbatimSymlinks: true })
  const entry = join(projectFolder, 'entries.d.ts')
  const entries = typedEntries(manifest).map(([path, { types }]) => [camelCase(entryName(path)), types])
  writeFileSync(entry, entries.map(([name, types]) => `export * as ${name} from '${types}'\n`).join(''))
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder,
      mainEntryPointFilePath: entry,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions: COMPILER_OPTIONS, files: [entry] } },
      apiReport: {
        enabled: true,
        reportFileName: `${room}.api.md`,
        reportFolder: folder,
        reportTempFolder: join(folder, 'temp'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: Wrong } },
        extractorMessageReporting: { default: { logLevel: None } },
        tsdocMessageReporting: { default: { logLevel: None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(projectFolder, 'package.json'),
  })
}

/** What HTML may say of the elements of a package: `<tag>`, `<tag attribute>`, `<tag @event>`. */
function namesInHtml(manifestPath) {
  if (!existsSync(manifestPath)) return []
  const { modules } = JSON.parse(readFileSync(manifestPath, 'utf8'))
  return modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName, attributes, events }) => [
      [`<${tagName}>`, ''],
      ...attributes.map(({ name, type }) => [`<${tagName} ${name}>`, type.text]),
      ...events.map(({ name, type }) => [`<${tagName} @${name}>`, type.text]),
    ])
}

/** All that users of a package can name: its entries, what is in them, its elements in HTML. */
function namesOf(room, program, { projectFolder, mainEntryPointFilePath }) {
  const manifest = readManifest(room)
  return new Map([
    ...Object.keys(manifest.publishConfig.exports).map((path) => [`import ${manifest.name}${path.slice(1)}`, '']),
    ...publicNames(program, mainEntryPointFilePath, (path) => path.startsWith(projectFolder)),
    ...namesInHtml(join(projectFolder, manifest.customElements ?? 'none')),
  ])
}

const configs = rooms.map(configure)
const additionalEntryPoints = configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath)
const compilerState = CompilerState.create(configs[0], { additionalEntryPoints })
const heard = []
for (const [n, room] of rooms.entries()) {
  const config = configs[n]
  Extractor.invoke(config, {
    localBuild: true,
    compilerState,
    messageCallback(message) {
      if (message.logLevel === Wrong) heard.push(`${room}: ${message.text}`)
      message.handled = true
    },
  })
  writeFileSync(join(folder, `${room}.names.txt`), writeNames(namesOf(room, compilerState.program, config)))
}
if (heard.length > 0) {
  console.error(heard.join('\n'))
  process.exitCode = 1
}
