import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { findProgram } from './findProgram.ts'

describe('an installed program', () => {
  const directory = temporaryDirectory()
  const path = ['first', 'second'].map((name) => join(directory, name)).join(delimiter)
  const program = join(directory, 'second', 'ffmpeg')
  mkdirSync(join(directory, 'first'))
  mkdirSync(join(directory, 'second'))
  writeFileSync(join(directory, 'first', 'ffmpeg'), 'not a program', { mode: 0o644 })
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })

  it('is found where the shell would find it, passing by what cannot be run', () => {
    expect(findProgram('ffmpeg', path)).toBe(program)
  })

  it('is found by its own path', () => {
    expect(findProgram(program, '')).toBe(program)
  })

  it('that is not there is null', () => {
    expect(findProgram('ffmpeg', '')).toBeNull()
    expect(findProgram(join(directory, 'first', 'ffmpeg'), path)).toBeNull()
  })
})
