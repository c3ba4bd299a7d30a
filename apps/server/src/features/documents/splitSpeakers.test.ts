import { describe, expect, it } from 'vitest'
import { readPlainText } from './plain/readPlainText.ts'

/** Speakers of the paragraphs of a text. */
const speakersIn = (text: string) =>
  readPlainText(text).sections.flatMap(({ paragraphs }) => paragraphs.map(({ speaker }) => speaker))

describe('a text in which names begin paragraphs', () => {
  it.each<[string, (string | null)[]]>([
    ['Anna: Hi.\n\nBen: Hello.\n\nAnna: Bye.', ['Anna', 'Ben', 'Anna']],
    ['Anna: Hi.\nBen: Hello.\nAnna: Bye.', ['Anna', 'Ben', 'Anna']],
    ['ANNA: Hi.\n\nBEN: Hello.\n\nAnna: Bye.', ['ANNA', 'BEN', 'ANNA']],
    ['Anna: Hi.\n\nShe waits.\n\nBen: Hello.\n\nAnna: Bye.', ['Anna', null, 'Ben', 'Anna']],
    ['Q: Why?\n\nA: So.\n\nQ: How?\n\nA: Thus.', ['Q', 'A', 'Q', 'A']],
    ['Dr. Smith: Sit.\n\nMrs. O’Neil: Why?\n\nDr. Smith: Now.', ['Dr. Smith', 'Mrs. O’Neil', 'Dr. Smith']],
    ['Speaker 1: One.\n\nSpeaker 2: Two.\n\nSpeaker 1: Three.', ['Speaker 1', 'Speaker 2', 'Speaker 1']],
    ['Jean-Luc: Oui.\n\nAmélie: Non.\n\nJean-Luc: Si.', ['Jean-Luc', 'Amélie', 'Jean-Luc']],
    ['太郎：はい。\n\n花子：いいえ。\n\n太郎：そう。', ['太郎', '花子', '太郎']],
    ['آنا: نعم.\n\nبن: لا.\n\nآنا: حسنا.', ['آنا', 'بن', 'آنا']],
    ['Иван: Да.\n\nМария: Нет.\n\nИван: Да.', ['Иван', 'Мария', 'Иван']],
    ['First Guard: Who?\n\nHamlet: I.\n\nFirst Guard: Come.', ['First Guard', 'Hamlet', 'First Guard']],
    ['Anna: One.\n\nAnna: Two.\n\nBen: Three.', ['Anna', 'Anna', 'Ben']],
    ['Anna: One.\n\nAnna: Two.\n\nAll: Three.\n\nBen: Four.', ['Anna', 'Anna', 'All', null]],
    ['Anna: One.\n\nNote: Two.\n\nBen: Three.\n\nAnna: Four.', ['Anna', null, 'Ben', 'Anna']],
    ['Anna: Go to https://a.example.\n\nBen: Yes.\n\nAnna: Now.', ['Anna', 'Ben', 'Anna']],
    ['Anna: Is it 10:30?\n\nBen: No: 10:40.\n\nAnna: Oh.', ['Anna', 'Ben', 'Anna']],
    ['Anna: Hi, this line is\nwrapped.\nBen: Hello.\nAnna: Bye.', ['Anna', 'Ben', 'Anna']],
    ['# One\n\nAnna: Hi.\n\n# Two\n\nBen: Hello.\n\nAnna: Bye.', ['Anna', 'Ben', 'Anna']],
    ['HAL 9000: Dave.\n\nDave: Open.\n\nHAL 9000: No.', ['HAL 9000', 'Dave', 'HAL 9000']],
  ])('%j has the speakers %j', (text, speakers) => expect(speakersIn(text)).toEqual(speakers))

  it.each([
    'Note: this is one.',
    'Note: one.\n\nNote: two.\n\nNote: three.',
    'Note: one.\n\nTip: two.\n\nNote: three.',
    'Warning: one.\n\nCaution: two.\n\nWarning: three.',
    'https://a.example\n\nhttps://b.example\n\nhttp://a.example',
    'https: one.\n\nhttp: two.\n\nhttps: three.',
    'Anna: alone.',
    'Anna: one.\n\nAnna: two.\n\nAnna: three.',
    'Breakfast: eggs.\n\nLunch: soup.\n\nDinner: rice.',
    'Table 1: one.\n\nTable 2: two.\n\nTable 1: three.',
    'Figure 1: one.\n\nAbb. 2: two.\n\nFigure 1: three.',
    'From: a@a.example\n\nTo: b@b.example\n\nSubject: c\n\nTo: d',
    'Pros: one.\n\nCons: two.\n\nPros: three.',
    '10:30 start\n\n11:30 end\n\n10:30 again',
    'there is one thing: a.\n\nand another: b.\n\nthere is one thing: c.',
    'He said to all of us there: go.\n\nShe said to him then: no.\n\nHe said to all of us there: go.',
    'Hinweis: eins.\n\nAchtung: zwei.\n\nHinweis: drei.',
    'Remarque: un.\n\nExemple: deux.\n\nRemarque: trois.',
    '注意：一。\n\n例：二。\n\n注意：三。',
    'Anna (whispers): Hi.\n\nBen (laughs): Oh.\n\nAnna (whispers): Bye.',
    'Re:zero\n\nStar:trek\n\nRe:zero',
    'Monday: one.\n\nTuesday: two.\n\nMonday: three.',
  ])('%j has no speakers', (text) => expect(new Set(speakersIn(text))).toEqual(new Set([null])))

  it.each<[string, string[], (string | null)[]]>([
    ['Anna: Hi.\nBen: Hello.', ['Anna', 'Ben'], ['Anna', 'Ben']],
    ['ANNA: Hi.\n\nNora: Hello.\n\nBen: Bye.', ['Anna', 'Ben'], ['Anna', null, 'Ben']],
    ['Anna: Hi.\n\nBen: Hello.\n\nAnna: Bye.', [], [null, null, null]],
  ])('%j with the stated speakers %j has the speakers %j', (text, stated, speakers) => {
    const { sections } = readPlainText(text, stated)
    expect(sections.flatMap(({ paragraphs }) => paragraphs.map(({ speaker }) => speaker))).toEqual(speakers)
  })

  it('keeps a name in the text of a paragraph without a speaker, and takes it out of others', () => {
    const { sections } = readPlainText('Anna: Hi.\n\nNote: wait.\n\nBen: Hello.\n\nAnna: Bye.')
    expect(sections[0]?.paragraphs.map(({ text }) => text)).toEqual(['Hi.', 'Note: wait.', 'Hello.', 'Bye.'])
  })
})
