import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DIRECTORIES } from './directories.ts'
import { type BuiltPages, loadBuiltPages } from './loadBuiltPages.ts'

/** `visitor` is the network address of the person a page is made for. */
type FetchHandler = (request: Request, visitor: string) => Promise<Response>

/** What a site needs of the server it runs in. */
interface SiteOptions {
  /** Answers a request to this server without the network. */
  fetch: FetchHandler
  /** Names the build whose pages are made, by which a page learns of a newer one; empty when it is unknown. */
  build: string
  /** Origins besides ours to which pages send audio. */
  uploadOrigins: readonly string[]
  /** Where the server is reached, when that is known: what pages name as their own address. */
  publicUrl?: string | undefined
  hostIsTrue: boolean
}

/** What the built site's server part exports. */
interface SiteModule {
  createSiteHandler(options: SiteOptions): FetchHandler
  /** Paths of the pages that search engines are told of, besides those of the voices. */
  INDEXED_PATHS: readonly string[]
}

/** The built site. */
export interface Site {
  /** Directory of the files that browsers load. */
  clientDir: string
  createHandler: SiteModule['createSiteHandler']
  indexedPaths?: SiteModule['INDEXED_PATHS']
  /** What was last built when the server started. */
  latestBuild?: LatestBuild | undefined
  /** The documentation, when it has been built. */
  docs?: BuiltPages | undefined
  /** The Storybook, when it has been built. */
  storybook?: BuiltPages | undefined
}

/** A build of the site. */
interface LatestBuild {
  id: string
  /** As ISO 8601. */
  built_at: string
}

/** Where the build says which it is, below the directory of the browser's files. */
export const LATEST_BUILD_FILE = 'builds/latest.json'

/** Loads the built site, and the documentation and the Storybook beside it; undefined without a site, then the server is API only. */
export async function loadSite(
  directories: Pick<typeof DIRECTORIES, 'site' | 'docs' | 'storybook'> = DIRECTORIES,
): Promise<Site | undefined> {
  const entry = join(directories.site, 'server', 'index.js')
  if (!existsSync(entry)) return undefined
  const { createSiteHandler, INDEXED_PATHS } = (await import(pathToFileURL(entry).href)) as SiteModule
  const clientDir = join(directories.site, 'client')
  const latestBuild = await readLatestBuild(join(clientDir, LATEST_BUILD_FILE))
  return {
    clientDir,
    createHandler: createSiteHandler,
    indexedPaths: INDEXED_PATHS,
    latestBuild,
    docs: await loadBuiltPages(directories.docs),
    storybook: await loadBuiltPages(directories.storybook),
  }
}

async function readLatestBuild(path: string): Promise<LatestBuild | undefined> {
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as LatestBuild) : undefined
}
