import { expect, test } from 'vitest'
import { personPath, readPerson } from './personLink.ts'

test.each([
  ['Ann', 'Ann'],
  ['  Ann Müller ', 'Ann Müller'],
  ['https://voices.example/buddies?user=Ann+M%C3%BCller', 'Ann Müller'],
  ['voices.example/buddies?user=Ann', 'Ann'],
  ['https://voices.example/buddies', 'https://voices.example/buddies'],
  ['', ''],
])('readPerson(%j) is %j', (text, username) => {
  expect(readPerson(text)).toBe(username)
})

test.each(['Ann', '李小龙', 'Ann & Bob', 'a+b', '100 %'])('the link of %j leads back to it', (username) => {
  expect(readPerson(`https://voices.example${personPath(username)}`)).toBe(username)
})
