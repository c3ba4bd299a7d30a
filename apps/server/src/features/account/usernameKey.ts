import { normaliseName } from '../voices/normaliseName.ts'

/** Letters of other scripts, and digits, that look like a Latin letter in most fonts. */
const LOOK_ALIKES = Object.entries({
  a: 'аαɑ',
  b: 'ьв',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еє',
  g: 'ɡ',
  h: 'һн',
  i: 'іιӏl1|!',
  j: 'јϳ',
  k: 'кκ',
  m: 'м',
  n: 'ոη',
  o: 'оοσօ0',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕ5',
  t: 'тτ',
  u: 'υս',
  v: 'ѵν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγ',
  z: 'ᴢ',
})
const FOLD = new Map(LOOK_ALIKES.flatMap(([letter, others]) => [...others].map((other) => [other, letter])))

/** Normalizes a username for comparison: names that people could confuse have the same key. */
export function usernameKey(username: string): string {
  const visible = username.replace(/[\p{Cf}\p{Cc}\p{Zs}_.-]/gu, '')
  return [...normaliseName(visible)].map((letter) => FOLD.get(letter) ?? letter).join('')
}
