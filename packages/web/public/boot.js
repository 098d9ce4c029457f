/** Before the first paint: the chosen theme and language, so that neither flashes. Its keys are those of src/lib/preferences.ts. */
(function () {
  try {
    var theme = localStorage.getItem('vc-analyst.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    var language = localStorage.getItem('vc-analyst.language');
    if (/^(en|es|fr)$/.test(language || '')) document.documentElement.lang = language;
  } catch {
    // Storage may be forbidden: the system's theme and the browser's language stand.
  }
})();
