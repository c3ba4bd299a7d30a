import './define.ts'
import { testPropEffects } from '../testing/propEffects.ts'

testPropEffects()
