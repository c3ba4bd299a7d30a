import { isWithoutFirefox, NO_FIREFOX } from '../../scripts/launchFirefox.mjs'
import { test } from './firefoxPage.ts'
import { testHostilePages } from './testHostilePages.ts'

test.skip(isWithoutFirefox, NO_FIREFOX)

test.describe('in Firefox', () => testHostilePages(test))
