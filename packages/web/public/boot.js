/**
 * Before the first paint: the chosen theme and language, so that neither flashes. While the app is on its way: what the
 * screen of this address needs is asked for, its code and its data. The keys are those of src/lib/preferences.ts; the
 * names of the files are put into the page by vite.config.ts; src/api/asked-early.ts takes the answers.
 */
(function () {
  var root = document.documentElement;
  var language;
  try {
    var theme = localStorage.getItem('vc-analyst.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    language = localStorage.getItem('vc-analyst.language');
  } catch {
    // Storage may be forbidden: the system's theme and the browser's language stand.
  }
  if (!/^(en|es|fr)$/.test(language || '')) language = navigator.language.slice(0, 2).toLowerCase();
  if (/^(en|es|fr)$/.test(language)) root.lang = language;

  var isOpen = /^\/($|auth|privacy|cookies|admin|share\/)/.test(location.pathname);
  // The frame of the others is wider (index.html).
  if (!isOpen) root.dataset.shell = '';

  var early = (window.askedEarly = {});
  function ask(path) {
    var headers = { Accept: 'application/json', 'Accept-Language': root.lang };
    early[path] = fetch(path, { credentials: 'include', headers: headers });
    // Whoever takes the answer says what went wrong.
    early[path].catch(function () {});
  }
  ask('/api/user');
  if (isOpen) ask('/api/site');
  var report = /^\/analysis\/([\w-]+)\/?$/.exec(location.pathname);
  if (report) ask('/api/analyses/' + report[1]);

  // By what the address and the language match.
  var screens = JSON.parse(document.querySelector('meta[name="screens"]').content);
  Object.keys(screens).forEach(function (screen) {
    if (!new RegExp(screen).test(location.pathname + ' ' + root.lang)) return;
    screens[screen].forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.fetchPriority = 'low';
      link.href = '/' + file;
      document.head.append(link);
    });
  });
})();
