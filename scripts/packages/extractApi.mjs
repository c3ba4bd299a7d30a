// Writes the API reports of packages installed in a folder. Runs on the pinned Node, by apiReports.mjs: node
// extractApi.mjs <folder> <rooms…>. Output is `<room>.api.md` in that folder.
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
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

/** One report per package: each entry point is a namespace, and shared declarations appear once. */
function configure(room) {
  const manifest = readManifest(room)
  const installed = join(folder, 'node_modules', manifest.name)
  // The extractor treats files in node_modules as external, so it reads a copy elsewhere.
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

const configs = rooms.map(configure)
const additionalEntryPoints = configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath)
const compilerState = CompilerState.create(configs[0], { additionalEntryPoints })
const heard = []
for (const [n, room] of rooms.entries()) {
  Extractor.invoke(configs[n], {
    localBuild: true,
    compilerState,
    messageCallback(message) {
      if (message.logLevel === Wrong) heard.push(`${room}: ${message.text}`)
      message.handled = true
    },
  })
}
if (heard.length > 0) {
  console.error(heard.join('\n'))
  process.exitCode = 1
}
