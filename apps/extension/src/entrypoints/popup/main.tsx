import { createRoot } from 'react-dom/client'
import { browser } from 'wxt/browser'
import { Popup } from '../../popup/Popup.tsx'
import { textsFor } from '../../texts.ts'

const { language, isRightToLeft, texts } = textsFor(browser.i18n.getUILanguage())
document.documentElement.lang = language
document.documentElement.dir = isRightToLeft ? 'rtl' : 'ltr'
const isTab = (await browser.tabs.getCurrent()) !== undefined
if (isTab) document.documentElement.dataset['place'] = 'tab'
createRoot(document.querySelector('#popup')!).render(<Popup texts={texts} isTab={isTab} />)
