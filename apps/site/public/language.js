// The first use of `Intl` reads the browser's language data, 20 to 50 ms of a phone, which all threads of its process then have.
// A page has this thread read it while its scripts are on their way.
new Intl.DisplayNames('en-US', { type: 'language' }).of('en')
;(1).toLocaleString('en-US')
close()
