import { isWithoutFirefox, NO_FIREFOX } from '../../scripts/launchFirefox.mjs'
import { test } from './firefoxPage.ts'
import { tryHostilePages } from './tryHostilePages.ts'

test.skip(isWithoutFirefox, NO_FIREFOX)

test.describe('in Firefox', () => tryHostilePages(test))
