/**
 * Before the first paint: the chosen theme and language, so that neither flashes. While the app is on its way: what the
 * screen of this address needs is asked for, its code and its data. Which screen needs what, build/boot.ts writes into
 * the page from the table of routes; the keys are those of src/lib/preferences.ts; src/api/boot-requests.ts takes the
 * answers.
 */
(function () {
  var root = document.documentElement;
  // `open`: addresses that everybody sees; `texts`: files by language; `screens`: address, files, data.
  var boot = JSON.parse(document.querySelector('meta[name="boot"]').content);
  var language;
  try {
    var theme = localStorage.getItem('vc-analyst.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    language = localStorage.getItem('vc-analyst.language');
  } catch {
    // Storage may be forbidden: the system's theme and the browser's language stand.
  }
  if (!Object.hasOwn(boot.texts, language)) language = navigator.language.slice(0, 2).toLowerCase();
  if (Object.hasOwn(boot.texts, language)) root.lang = language;

  var isOpen = new RegExp(boot.open).test(location.pathname);
  // The frame of the others is wider (index.html).
  if (!isOpen) root.dataset.shell = '';

  var requests = (window.bootRequest = {});
  function ask(path) {
    var headers = { Accept: 'application/json', 'Accept-Language': root.lang };
    requests[path] = fetch(path, { credentials: 'include', headers: headers });
    // Whoever takes the answer says what went wrong.
    requests[path].catch(function () {});
  }
  function preload(file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = '/' + file;
    document.head.append(link);
  }
  ask('/api/user');
  if (isOpen) ask('/api/site');
  boot.screens.forEach(function (screen) {
    var found = new RegExp(screen.at).exec(location.pathname);
    if (!found) return;
    if (screen.data) {
      ask(
        screen.data.replace(/\{(\w+)\}/g, function (_, name) {
          return found.groups[name];
        }),
      );
    }
    screen.files.concat(boot.texts[root.lang]).forEach(preload);
  });
})();
