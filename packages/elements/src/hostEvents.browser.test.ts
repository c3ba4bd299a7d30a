import './define.ts'
import { testHostEvents } from './script/testing/hostEvents.ts'

testHostEvents()
