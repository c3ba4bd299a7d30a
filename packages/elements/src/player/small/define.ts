import { SmallPlayerElement } from './SmallPlayerElement.ts'

SmallPlayerElement.define()
