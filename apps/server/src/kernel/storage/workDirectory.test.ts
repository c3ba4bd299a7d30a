import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { expect, it, vi } from 'vitest'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { removeLeftDirectories, renewWorkDirectory } from './workDirectory.ts'

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
  make(`voice-rankings-flite-${ended}-abcdef`)
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

it('renewWorkDirectory makes a directory that is used for long young again', async () => {
  const directory = temporaryDirectory()
  utimesSync(directory, HOUR_AGO, HOUR_AGO)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stop = renewWorkDirectory(directory)
  vi.advanceTimersByTime(60_000)
  stop()
  vi.useRealTimers()
  await vi.waitFor(() => expect(statSync(directory).mtimeMs / 1000).toBeGreaterThan(HOUR_AGO + 60))
})
