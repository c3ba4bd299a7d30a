import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { removeLeftDirectories } from './workDirectory.ts'

const HOUR_AGO = Date.now() / 1000 - 3600

it('removeLeftDirectories removes directories of killed servers and nothing else', async () => {
  const parent = temporaryDirectory()
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const make = (name: string, seconds = HOUR_AGO) => {
    mkdirSync(join(parent, name))
    writeFileSync(join(parent, name, 'in.mp3'), '')
    utimesSync(join(parent, name), seconds, seconds)
  }
  make(`voice-rankings-convert-${ended}-abcdef`)
  // A restarted container reuses its process ids.
  make(`voice-rankings-convert-${process.pid}-abcdef`)
  const kept = [
    `voice-rankings-convert-${process.ppid}-abcdef`,
    `voice-rankings-convert-${ended}-elsewhere`,
    `voice-rankings-load-${ended}-abcdef`,
    'voice-rankings-convert-0-abcdef',
  ]
  for (const name of kept) make(name)
  make(`voice-rankings-convert-${ended}-young1`, Date.now() / 1000)
  const outside = temporaryDirectory()
  writeFileSync(join(outside, 'precious'), '')
  symlinkSync(outside, join(parent, `voice-rankings-convert-${ended}-link01`))
  utimesSync(outside, HOUR_AGO, HOUR_AGO)

  await removeLeftDirectories(parent)
  const others = ['young1', 'link01'].map((end) => `voice-rankings-convert-${ended}-${end}`)
  expect(readdirSync(parent).toSorted()).toEqual([...kept, ...others].toSorted())
  expect(readdirSync(outside)).toEqual(['precious'])
})
