import { expect, it } from 'vitest'
import { writeVariant } from './writeVariant.ts'

const DESIGN = {
  pitchHz: 100,
  rangeSemitones: 12,
  size: 100,
  firstFormant: 0,
  secondFormant: 0,
  breath: 0,
  roughness: 2,
  flutter: 100,
}

it('writeVariant writes a pitch range of the given width around the pitch', () => {
  expect(writeVariant(DESIGN)).toContain('\npitch 61 123\n')
})

it('writeVariant lowers all formants of a longer throat and shifts the first two by themselves', () => {
  const file = writeVariant({ ...DESIGN, size: 125, firstFormant: 10, secondFormant: -10 })
  expect(file).toContain('\nformant 0 80\nformant 1 88\nformant 2 72\nformant 3 80\n')
})

it('writeVariant writes the noise of eSpeak’s whisper for the greatest breath', () => {
  const file = writeVariant({ ...DESIGN, breath: 100 })
  expect(file).toContain('\nvoicing 17\n')
  expect(file).toContain('\nbreath 75 75 50 40 15 10\n')
})

it.each([Number.NaN, Infinity, '100\nname other' as unknown as number])(
  'writeVariant refuses the value %j',
  (value) => {
    expect(() => writeVariant({ ...DESIGN, roughness: value })).toThrow('not a number')
  },
)
