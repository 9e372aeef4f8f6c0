// The address of a tab names the notebook that is open in it, so that it can be loaded anew and kept among bookmarks.
const here = new URL(location.pathname, location);
const addressOf = (path) => `${here}?path=${path.split("/").map(encodeURIComponent).join("/")}`;

// What JupyterLab itself writes there after *Rename* is an address of its server, which a site does not have.
export function leaveAddress(router) {
  const navigate = router.navigate.bind(router);
  router.navigate = (path, options) => options?.skipRouting || navigate(path, options);
}

export function nameAddress({ context }, tell) {
  let { path } = context;
  const name = () => history.replaceState(history.state, "", addressOf(context.path));
  context.pathChanged.connect(async () => {
    const before = path;
    path = context.path;
    name();
    // Whoever comes from the book finds the name that it knows.
    const given = await fetch(new URL(`../files/${before}`, location), { method: "HEAD" }).catch(() => ({}));
    if (given.ok) tell(`This notebook is ${path} now, and this address leads to it, as does File, Open…. Links of the book open ${before} as it was handed out.`);
  });
  name();
}

// A notebook opens in a tab of its own. After *Save As* nothing is open in this one any more: there it opens here.
export function openHere(opener, shell) {
  const open = opener.open.bind(opener);
  opener.open = (options) => open(shell.currentWidget?.isDisposed === false ? options : { ...options, target: "_self" });
}

// A notebook that was renamed or deleted since, or is in another browser: in place of a dialogue, and of nothing behind it.
export function tellLost(panel, shell, Widget) {
  const { context } = panel;
  const handle = context._handleError.bind(context);
  context._handleError = async (error, title) => {
    if (error.response?.status !== 404 || context.isReady) return handle(error, title);
    context.model.dirty = false; // or JupyterLab asks whether to save it
    panel.disposed.connect(async () => {
      await undefined; // It has its place until then.
      const node = document.createElement("p");
      node.style.cssText = "margin: 2rem; line-height: 1.5; overflow: auto; color: var(--jp-ui-font-color1);";
      const list = Object.assign(document.createElement("a"), { href: new URL("../tree/index.html", here), textContent: "all notebooks that are here" });
      list.style.color = "var(--jp-content-link-color)";
      node.append(`There is no ${context.path} in this browser: it was renamed or deleted, or saved in another one. See `, list, ".");
      shell.add(Object.assign(new Widget({ node }), { id: "dp-lost" }), "main");
    });
  };
}
