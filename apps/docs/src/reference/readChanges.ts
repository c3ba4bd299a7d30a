import { globSync } from 'node:fs'
import { REPOSITORY, readSource } from './sources.ts'

/** Changelog section of one version, as Markdown. */
export interface Version {
  name: string
  text: string
}

const SECTION = /^## (?<name>\S+)\n(?<text>[\s\S]*?)(?=^## |(?![\s\S]))/gm
const CHANGESET = /^---\n(?<packages>[\s\S]*?)---\n(?<text>[\s\S]*)$/

/** Unreleased changes, from the files in `.changeset`. */
export function readUnreleased(): string[] {
  return globSync('.changeset/*.md', { cwd: REPOSITORY })
    .filter((path) => !path.endsWith('README.md'))
    .toSorted()
    .flatMap((path) => CHANGESET.exec(readSource(path))?.groups?.['text']?.trim() ?? [])
}

/** Released versions of a package, newest first. */
export function readVersions(folder: string): Version[] {
  const [path] = globSync(`packages/${folder}/CHANGELOG.md`, { cwd: REPOSITORY })
  if (!path) return []
  return [...readSource(path).matchAll(SECTION)].map(({ groups }) => ({
    name: groups?.['name'] ?? '',
    text: (groups?.['text'] ?? '').trim(),
  }))
}
