import { expect, test } from 'vitest'
import { createDictation, findRecognition, type Recognition } from './createDictation.ts'

class FakeRecognition extends EventTarget implements Recognition {
  lang = ''
  continuous = false
  interimResults = false
  calls: string[] = []
  start() {
    this.calls.push('start')
  }
  abort() {
    this.calls.push('abort')
  }
  stop() {
    this.calls.push('stop')
    this.dispatchEvent(new Event('end'))
  }
  hear(...phrases: string[]) {
    this.dispatchEvent(Object.assign(new Event('result'), { results: phrases.map((transcript) => [{ transcript }]) }))
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }))
    this.dispatchEvent(new Event('end'))
  }
}

function listen() {
  const recognition = new FakeRecognition()
  const dictation = createDictation(() => recognition, 'de-DE')
  const texts: string[] = []
  dictation.start((said) => texts.push(said))
  return { recognition, dictation, texts }
}

test('speech becomes text in the language of the voice, as it is said', () => {
  const { recognition, dictation, texts } = listen()
  expect(recognition).toMatchObject({ lang: 'de-DE', continuous: true, interimResults: true, calls: ['start'] })
  recognition.hear('guten')
  recognition.hear('Guten Tag', ' wie geht')
  expect(texts).toEqual(['guten', 'Guten Tag wie geht'])
  expect(dictation.getState()).toEqual({ isListening: true, problem: null })
  dictation.stop()
  expect(dictation.getState()).toEqual({ isListening: false, problem: null })
})

test.each([
  ['not-allowed', 'blocked'],
  ['service-not-allowed', 'blocked'],
  ['audio-capture', 'blocked'],
  ['no-speech', 'silent'],
  ['network', 'failed'],
])('the error %s ends dictation as %s, and the next press listens again', (code, problem) => {
  const { recognition, dictation } = listen()
  recognition.fail(code)
  expect(dictation.getState()).toEqual({ isListening: false, problem })
  dictation.start(() => undefined)
  expect(dictation.getState()).toEqual({ isListening: true, problem: null })
})

test('after dictation is cancelled, nothing more is written', () => {
  const { recognition, dictation, texts } = listen()
  dictation.cancel()
  recognition.hear('late')
  expect([recognition.calls, texts]).toEqual([['start', 'abort'], []])
  expect(dictation.getState()).toEqual({ isListening: false, problem: null })
})

test('recognition is found under its old name, and missing where the browser has none', () => {
  expect(findRecognition({ webkitSpeechRecognition: FakeRecognition })).toBe(FakeRecognition)
  expect(findRecognition({ SpeechRecognition: FakeRecognition, webkitSpeechRecognition: EventTarget })).toBe(
    FakeRecognition,
  )
  expect(findRecognition({})).toBeUndefined()
})
