import './elements.ts'
import { testHostEvents } from './testing/hostEvents.ts'

testHostEvents()
