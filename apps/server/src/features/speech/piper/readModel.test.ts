import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldsOf, ProtobufError } from './protobuf.ts'
import { ModelError, readModel } from './readModel.ts'
import { toneModel } from './testing/toneVoice.ts'

const MODEL = toneModel()

describe('readModel', () => {
  it('adds the durations of phonemes as an output, once', () => {
    const patched = readModel(MODEL)
    expect(patched).toMatchObject({ durations: 'w_ceil', hasSpeakers: false })
    expect(patched.bytes.length).toBeGreaterThan(MODEL.length)
    expect(readModel(patched.bytes).bytes).toBe(patched.bytes)
  })

  it('knows models with several speakers', () => {
    expect(readModel(toneModel({ speakers: ['Ann', 'Bob'] })).hasSpeakers).toBe(true)
  })

  it.each([0, 2] as const)('leaves a model with %d roundings as it is', (ceils) => {
    const file = toneModel({ ceils })
    expect(readModel(file)).toMatchObject({ bytes: file, durations: undefined })
  })

  it('refuses a model at any length but its own', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MODEL.length - 1 }), (length) => {
        // The fields after the graph carry no data of the voice: without them the file is still whole.
        try {
          expect(readModel(MODEL.subarray(0, length)).durations).toBe('w_ceil')
        } catch (error) {
          expect(error).toBeInstanceOf(ModelError)
        }
      }),
    )
  })

  it('reads any bytes, or refuses them with a reason', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(() => readModel(bytes)).toThrow(ModelError)
      }),
    )
  })

  it('reads a model with any byte changed, or refuses it with a reason', () => {
    fc.assert(
      fc.property(fc.nat(MODEL.length - 1), fc.nat(255), (place, byte) => {
        const changed = MODEL.slice()
        changed[place] = byte
        try {
          readModel(changed)
        } catch (error) {
          expect(error).toBeInstanceOf(ModelError)
        }
      }),
    )
  })
})

describe('fieldsOf', () => {
  it('covers the message without gaps, or says that it is none', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        let at = 0
        try {
          for (const { start, end } of fieldsOf(bytes)) {
            expect(start).toBe(at)
            at = end
          }
          expect(at).toBe(bytes.length)
        } catch (error) {
          expect(error).toBeInstanceOf(ProtobufError)
        }
      }),
    )
  })
})
