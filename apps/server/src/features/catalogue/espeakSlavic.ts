import type { CatalogueVoice } from './catalogueVoice.ts'
import { espeakVoice } from './espeakVoice.ts'

/** Slavic and Baltic voices of eSpeak. */
export const ESPEAK_SLAVIC: readonly CatalogueVoice[] = [
  espeakVoice('Zofia', 'female', { 'pl-PL': 'pl' }, { variant: 'Annie', pitch: 40, rate: 150 }),
  espeakVoice('Jakub', 'male', { 'pl-PL': 'pl' }, { variant: 'max', rate: 150 }),
  espeakVoice('Agnieszka', 'female', { 'pl-PL': 'pl' }, { variant: 'f3', pitch: 68, range: 75, rate: 162 }),
  espeakVoice('Tomasz', 'male', { 'pl-PL': 'pl' }, { variant: 'm4', pitch: 34, rate: 200 }),
  espeakVoice('Tereza', 'female', { 'cs-CZ': 'cs' }, { variant: 'anika', pitch: 40, range: 30, rate: 150 }),
  espeakVoice('Ondřej', 'male', { 'cs-CZ': 'cs' }, { variant: 'gustave', pitch: 62, rate: 150 }),
  espeakVoice('Václav', 'male', { 'cs-CZ': 'cs' }, { variant: 'edward', pitch: 34, rate: 200 }),
  espeakVoice('Zuzana', 'female', { 'sk-SK': 'sk' }, { variant: 'Annie', pitch: 34, rate: 200 }),
  espeakVoice('Juraj', 'male', { 'sk-SK': 'sk' }, { variant: 'm4', range: 30, rate: 150 }),
  espeakVoice('Anastasia', 'female', { 'ru-RU': 'ru' }, { variant: 'anika', pitch: 34, range: 30, rate: 200 }),
  espeakVoice('Dmitri', 'male', { 'ru-RU': 'ru' }, { variant: 'pablo', pitch: 34, range: 30, rate: 162 }),
  espeakVoice('Svetlana', 'female', { 'ru-RU': 'ru' }, { variant: 'f5', pitch: 34, range: 30 }),
  espeakVoice('Sergei', 'male', { 'ru-RU': 'ru' }, { variant: 'sandro', pitch: 40, range: 30, rate: 150 }),
  espeakVoice('Oksana', 'female', { 'uk-UA': 'uk' }, { variant: 'Andrea', pitch: 34, range: 30, rate: 150 }),
  espeakVoice('Taras', 'male', { 'uk-UA': 'uk' }, { variant: 'm4', pitch: 68, rate: 200 }),
  espeakVoice('Desislava', 'female', { 'bg-BG': 'bg' }, { variant: 'linda', pitch: 34, range: 30, rate: 188 }),
  espeakVoice('Plamen', 'male', { 'bg-BG': 'bg' }, { variant: 'iven2', pitch: 68, rate: 200 }),
  espeakVoice('Ivana', 'female', { 'hr-HR': 'hr' }, { variant: 'belinda', pitch: 34, range: 30, rate: 188 }),
  espeakVoice('Hrvoje', 'male', { 'hr-HR': 'hr' }, { variant: 'max', pitch: 56, range: 75, rate: 188 }),
  espeakVoice('Nika', 'female', { 'sl-SI': 'sl' }, { variant: 'shelby', pitch: 68, range: 75, rate: 200 }),
  espeakVoice('Matjaž', 'male', { 'sl-SI': 'sl' }, { variant: 'robert', pitch: 34, range: 30, rate: 150 }),
  espeakVoice('Rūta', 'female', { 'lt-LT': 'lt' }, { variant: 'Andrea', pitch: 34, range: 30, rate: 200 }),
  espeakVoice('Jonas', 'male', { 'lt-LT': 'lt' }, { variant: 'antonio', pitch: 34, range: 30, rate: 188 }),
  espeakVoice('Līga', 'female', { 'lv-LV': 'lv' }, { variant: 'f1', pitch: 34, rate: 150 }),
  espeakVoice('Jānis', 'male', { 'lv-LV': 'lv' }, { variant: 'Diogo', pitch: 68, range: 75 }),
]
