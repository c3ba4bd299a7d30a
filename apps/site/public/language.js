// Worker that preloads the browser's language data. The first use of `Intl` takes 20 to 50 ms on a phone, once per
// process, so it runs here while the scripts load.
new Intl.DisplayNames('en-US', { type: 'language' }).of('en')
;(1).toLocaleString('en-US')
close()
