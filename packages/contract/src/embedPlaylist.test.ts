import { expect, it } from 'vitest'
import { playlistFramePath, playlistNode } from './embedPlaylist.ts'

const PUBLIC = { origin: 'https://voices.example', playlistId: 'p4/Jr', access: null, name: 'Evening reading' }
const LINKED = { ...PUBLIC, access: 'token' }

it.each([
  ['a public playlist', PUBLIC, 'auto', '/embed/playlist/p4%2FJr'],
  ['a playlist with a link', LINKED, 'auto', '/embed/playlist/p4%2FJr?access=token'],
  ['a dark playlist', LINKED, 'dark', '/embed/playlist/p4%2FJr?access=token&theme=dark'],
] as const)('the frame of %s has its path', (_, source, theme, path) => {
  expect(playlistFramePath(source, theme)).toBe(path)
})

it('the frame of a playlist follows the theme of its page by default', () => {
  expect(playlistFramePath(PUBLIC)).toBe('/embed/playlist/p4%2FJr')
})

it.each([
  ['a public playlist', PUBLIC, 'auto', { access: undefined, theme: undefined }],
  ['a light playlist with a link', LINKED, 'light', { access: 'token', theme: 'light' }],
] as const)('the element of %s reserves the height of its player', (_, source, theme, attributes) => {
  expect(playlistNode(source, { form: 'player', theme })).toEqual({
    tag: 'voice-playlist',
    attributes: { 'playlist-id': 'p4/Jr', ...attributes, style: 'display: block; min-height: 480px' },
  })
})

it('a framed playlist is a frame with its name, as wide as the page', () => {
  const { tag, attributes } = playlistNode(LINKED, { form: 'frame', theme: 'dark' })
  expect(tag).toBe('iframe')
  expect(attributes).toMatchObject({
    src: 'https://voices.example/embed/playlist/p4%2FJr?access=token&theme=dark',
    title: 'Evening reading',
    width: '100%',
    height: 520,
  })
})
