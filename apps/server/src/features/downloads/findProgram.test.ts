import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { findProgram } from './findProgram.ts'

describe('findProgram', () => {
  const directory = temporaryDirectory()
  const path = ['first', 'second'].map((name) => join(directory, name)).join(delimiter)
  const program = join(directory, 'second', 'ffmpeg')
  mkdirSync(join(directory, 'first'))
  mkdirSync(join(directory, 'second'))
  writeFileSync(join(directory, 'first', 'ffmpeg'), 'not a program', { mode: 0o644 })
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })

  it('finds a program on the path and skips files that are not executable', () => {
    expect(findProgram('ffmpeg', path)).toBe(program)
  })

  it('accepts an absolute path', () => {
    expect(findProgram(program, '')).toBe(program)
  })

  it('returns null for a missing program', () => {
    expect(findProgram('ffmpeg', '')).toBeNull()
    expect(findProgram(join(directory, 'first', 'ffmpeg'), path)).toBeNull()
  })
})
