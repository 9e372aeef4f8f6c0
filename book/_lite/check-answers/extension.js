// JupyterLab's part of whole notebooks: "Check my answers", as `dpedu check` does at home; one Python,
// which starts without asking; and a word to readers whose browser keeps nothing. Written as the
// container that JupyterLab loads, without a bundler: get() hands out the plugins, init() is told what
// the application shares.
(() => {
const NAME = "dpedu-check-answers";
const SECONDS = 30; // for a cell of a student; the instructor's first cell also loads libraries
const SETUP_SECONDS = 180;
// The name that a notebook has for its Python at home: what is downloaded names the same.
const PYTHON = { name: "python3", display_name: "Python 3" };
const LACKS = "CannotBeHad"; // the error of a package that cannot be had: its value is a sentence
const TWICE = 500; // milliseconds in which a second click belongs to the first
const [STOP, SHOW] = ["Stop checking", "Show checking"]; // the second to whoever has closed what it tells
const STOPPED = "Checking was stopped: press again to check.";
const OUTDATED = "Changed since this check.";
const SLOW = 3; // seconds after which a check says that a cell still runs
const NO_PYTHON = "Python did not start. Run a cell to try again, or load this page anew.";
const JUDGE = `import json
from dpedu.grading.at_home.findings import findings, renamed, report
cells, name = json.loads(`;
const REPORT = "\nprint(report(findings(cells), sum_first=True, last=renamed(cells, name)))";
const THEME_OF_BOOK = "dpedu colours of notebooks"; // the theme that was chosen here, and not by the reader
let shared;
// What stops a cell, what shows that a folded one runs, what puts the cursor into a text, and what the address of a tab
// names are modules beside this.
const beside = document.currentScript.src;
const [stopping, folding, writing, addressing] = ["stop", "folded", "writing", "address"].map((name) => import(new URL(`${name}.mjs`, beside)));
import(new URL("narrow.mjs", beside)); // what stands at an edge is whole

async function module(name) {
  const [version] = Object.values(shared[name]);
  return (await version.get())();
}

// This kernel names an error as Python shows its class.
const plain = (name) => name.replace(/^<class '(?:.*\.)?(.*)'>$/, "$1");

const marks = (cell) => cell.metadata.nbgrader ?? {};

// Run code; what it printed, and the errors that it ended with. Nothing, if it does not come to an end.
async function run(kernel, code, seconds) {
  const future = kernel.requestExecute({ code, stop_on_error: false });
  const [outputs, printed] = [[], []];
  future.onIOPub = ({ header, content }) => {
    if (header.msg_type === "error") outputs.push({ output_type: "error", ...content, ename: plain(content.ename) });
    if (header.msg_type !== "stream") return;
    if (content.name === "stdout") printed.push(content.text); // which judges no answer
    else outputs.push({ output_type: "stream", ...content });
  };
  let clock;
  const late = new Promise((resolve) => { clock = setTimeout(resolve, seconds * 1000); });
  const ended = await Promise.race([future.done.then(() => true, () => false), late]);
  clearTimeout(clock);
  return ended && { outputs, text: printed.join("") };
}

// Checks one notebook: in a Python of its own, as the student's may know what a restart forgets.
class Check {
  constructor(kernels, cells, name, tell) {
    Object.assign(this, { kernels, cells, name, tell, endless: new Set(), stopped: false });
    this.stopping = new Promise((resolve) => { this.heard = resolve; });
    for (const cell of cells) {
      if (cell.cell_type === "code") Object.assign(cell, { execution_count: null, outputs: [] });
    }
  }

  async begin() {
    const kernel = await this.kernels.startNew({ name: PYTHON.name });
    await kernel.info.catch(() => {}); // Until then it cannot be ended in peace.
    this.kernel = kernel;
    if (this.stopped) return this.end();
    const variables = "NBGRADER_VALIDATING='1', NBGRADER_EXECUTION='validate'";
    await run(kernel, `import os\nos.environ.update(${variables})`, SETUP_SECONDS);
  }

  async end() {
    const { kernel } = this;
    this.kernel = undefined;
    await kernel?.shutdown();
    kernel?.dispose();
  }

  // Whoever stops is not kept waiting: a Python that is starting ends by itself when it is there.
  stop() {
    this.stopped = true;
    this.heard(STOPPED);
    this.end().catch(() => {});
  }

  say(text) {
    if (!this.stopped) this.tell.onTheWay(text);
  }

  // A cell that takes its time is told of, and how long it may.
  async runCell(place, cell) {
    const where = `Checking: cell ${place + 1} of ${this.cells.length}.`;
    this.say(where);
    const ours = marks(cell).locked && !marks(cell).grade;
    const seconds = ours ? SETUP_SECONDS : SECONDS;
    const left = `It still runs. After ${seconds} seconds it is left out.`;
    const slow = setTimeout(() => this.say(`${where} ${left}`), SLOW * 1000);
    try {
      return await run(this.kernel, cell.source, seconds);
    } finally {
      clearTimeout(slow);
    }
  }

  // All cells but those that do not end. The answer says whether another one does not.
  async runCells() {
    let count = 0;
    for (const [place, cell] of this.cells.entries()) {
      if (this.stopped) return true;
      if (cell.cell_type !== "code" || this.endless.has(place)) continue;
      const ran = await this.runCell(place, cell);
      if (this.stopped) return true;
      count += 1;
      cell.execution_count = count;
      cell.outputs = ran ? ran.outputs : [{ output_type: "error", ename: "CellTimeoutError", evalue: "" }];
      if (ran) continue;
      this.endless.add(place);
      this.say(`Checking: cell ${place + 1} did not end in its time. Python begins anew and leaves it out.`);
      return false;
    }
    return true;
  }

  report() {
    return Promise.race([this.stopping, this.judge()]);
  }

  async judge() {
    try {
      this.tell("Checking: Python is starting, which takes a while.");
      await this.begin();
      // A browser cannot interrupt Python: it begins anew, and leaves that cell out.
      while (!(await this.runCells())) {
        await this.end();
        await this.begin();
      }
      if (this.stopped) return STOPPED;
      const told = JSON.stringify(JSON.stringify([this.cells, this.name]));
      const judged = await run(this.kernel, `${JUDGE}${told})${REPORT}`, SETUP_SECONDS);
      const error = judged && judged.outputs.find((each) => each.output_type === "error");
      if (judged && !error) return judged.text;
      // A package that cannot be had says so in a sentence.
      const why = error?.ename === LACKS ? error.evalue : error && `${error.ename}: ${error.evalue}`;
      return `Your answers cannot be checked here: ${why ?? "Python ended"}`;
    } finally {
      await this.end();
    }
  }
}

function keeps() {
  return ["indexedDB", "localStorage"].some((place) => {
    try {
      return Boolean(window[place]);
    } catch {
      return false; // a browser that was told to keep nothing
    }
  });
}

// What stands above the notebook: a sentence or a report, and a button that removes it.
function board(Widget, panel) {
  const node = document.createElement("div");
  node.className = "dp-board";
  node.style.cssText = "max-height: 40vh; overflow: auto; padding: 0.5rem 1rem; display: flex; gap: 1rem; " +
    "background: var(--jp-layout-color2); color: var(--jp-ui-font-color1); " +
    "border-bottom: 1px solid var(--jp-border-color1);";
  const words = document.createElement("div");
  words.setAttribute("role", "status");
  words.tabIndex = 0; // a long report is read by keyboard, too
  words.style.cssText = "white-space: pre-wrap; flex: 1; line-height: 1.4; font-family: var(--jp-ui-font-family);";
  const close = Object.assign(document.createElement("button"), { type: "button", textContent: "Close" });
  close.className = "jp-Button";
  // As dark as what it closes: JupyterLab's own colour of a button reads as one that is disabled.
  close.style.cssText = "align-self: start; color: inherit; border: 1px solid currentColor;";
  node.append(words, close);
  const widget = new Widget({ node });
  let closed = false; // by its reader
  close.addEventListener("click", () => {
    closed = true;
    widget.hide();
    panel.content.activate();
    tell.closed();
  });
  widget.hide();
  panel.contentHeader.addWidget(widget);
  // The layout gives what the style asks for at least, and asks again only if it is told. It is wide
  // only after it was shown, and what is said stands in fewer lines then.
  const text = document.createRange();
  const fit = () => {
    if (widget.isHidden) return;
    text.selectNodeContents(words);
    const tall = Math.max(text.getBoundingClientRect().height, close.offsetHeight) + 20;
    node.style.minHeight = `${Math.min(tall, innerHeight * 0.4)}px`;
    panel.contentHeader.fit();
  };
  const resized = new ResizeObserver(fit);
  resized.observe(words);
  addEventListener("resize", fit);
  widget.disposed.connect(() => {
    resized.disconnect();
    removeEventListener("resize", fit);
  });
  // What was found of a notebook holds as long as what is written there is what was looked at.
  const outdated = Object.assign(document.createElement("div"), { textContent: OUTDATED, hidden: true });
  outdated.style.cssText = "position: sticky; top: 0; font-weight: bold; background: var(--jp-layout-color2);";
  let of;
  const compare = () => { outdated.hidden = of === undefined || of === written(panel); };
  panel.context.model.contentChanged.connect(compare);
  const write = (text, looked) => {
    of = looked;
    compare();
    const said = document.createTextNode(text);
    words.replaceChildren(outdated, said);
    return said;
  };
  const show = () => {
    closed = false;
    widget.show();
    fit();
  };
  const tell = (text, looked) => {
    const said = write(text, looked);
    show();
    return () => said.isConnected && widget.hide(); // unless something else is said by then
  };
  // What is under way does not come back to whoever has closed it.
  tell.onTheWay = (text) => (closed ? write(text) : tell(text));
  tell.closed = () => {};
  tell.show = show;
  return tell;
}

const written = (panel) => JSON.stringify(Array.from(panel.context.model.cells, ({ type, sharedModel }) => [type, sharedModel.source]));

// JupyterLite drops whatever waits for Python when a cell fails, without an answer: cells stay at [*], and
// a widget's messages are lost. Here each has its turn; and a cell that waited while one failed that is to
// stop those after it is passed over, as at home, where it is answered that it was.
async function answerAll(create, options) {
  const { KernelMessage } = await module("@jupyterlab/services");
  let stops = false; // whether the cell that runs stops those after it when it fails
  let stopped = 0; // when one did
  let lacks = false; // whether a package could not be had
  const sendMessage = (message) => {
    const { header, content, metadata } = message;
    if (header.msg_type !== "execute_reply" || content.status !== "error") return options.sendMessage(message);
    // What cannot be had is said in its place, and what does without it runs; other errors follow from it.
    lacks ||= plain(content.ename) === LACKS;
    if (stops && !lacks) stopped = Date.now();
    // JupyterLite drops nothing at an answer that it takes for its own.
    options.sendMessage({ ...message, metadata: { ...metadata, cause: "interrupt" } });
  };
  const kernel = await create({ ...options, sendMessage });
  const handle = kernel.handleMessage.bind(kernel);
  const passOver = ({ header }) => {
    const send = (channel, msgType, content) => options.sendMessage(
      KernelMessage.createMessage({ channel, msgType, content, session: header.session, parentHeader: header }),
    );
    send("iopub", "status", { execution_state: "busy" });
    send("shell", "execute_reply", { status: "aborted" });
    send("iopub", "status", { execution_state: "idle" });
  };
  kernel.handleMessage = async (message) => {
    if (message.header.msg_type === "execute_request") {
      if (Date.parse(message.header.date) <= stopped) return passOver(message);
      stops = message.content.stop_on_error;
    }
    return handle(message);
  };
  return kernel;
}

// One Python, under its name at home. JupyterLab's list of kernels is renewed by a clock, which stands
// still in a tab in the background: it is renewed when the kernel comes.
function onePython(app, kernelSpecs) {
  const register = kernelSpecs.register.bind(kernelSpecs);
  kernelSpecs.register = ({ spec, create }) =>
    register({ spec: { ...spec, ...PYTHON }, create: (options) => answerAll(create, options) });
  kernelSpecs.changed.connect(() => app.serviceManager.kernelspecs.requestSpecs());
}

// Nobody is asked which kernel. A notebook is shown before JupyterLab has read which one it wants, and a
// cell may be run by then: that is the start, with no second one beside it, nor a second session after it.
function startPython(session, failed) {
  session.kernelPreference = { ...session.kernelPreference, autoStartDefault: true, shouldReuse: false };
  const start = session.startKernel.bind(session);
  let starting;
  const once = async () => {
    try {
      if (await start()) failed();
    } finally {
      starting = undefined; // however it ended, it can be tried again
    }
    return false;
  };
  session.startKernel = () => (starting ??= once());
  // JupyterLab has a kernel as soon as it has its name, and a cell that is run before the kernel itself is
  // there is passed over without a word: here it waits for the start.
  Object.defineProperty(session, "hasNoKernel", { get: () => !session.session?.kernel });
}

// The kernel's name and language are noted in the notebook when it comes: nobody has written anything, and
// nobody who leaves need be asked.
function noteKernelInPeace(model) {
  const note = model.sharedModel.setMetadata.bind(model.sharedModel);
  model.sharedModel.setMetadata = (key, ...value) => {
    const { dirty } = model;
    note(key, ...value);
    if (key === "kernelspec" || key === "language_info") model.dirty = dirty;
  };
}

// JupyterLab makes a checkpoint of what it opens, as old as the file, and names it in the title bar, where it reads as
// if work had been saved then: it stands there only beside what was saved in this browser, and so is younger than
// what the site lists.
function showCheckpointWhenSaved({ context }) {
  const style = Object.assign(document.createElement("style"), { textContent: ".jp-NotebookCheckpoint { visibility: hidden; }" });
  document.head.append(style);
  const listed = {};
  const given = (path) => (listed[path] ??= listedAt(path));
  const list = context.listCheckpoints.bind(context);
  context.listCheckpoints = async () => {
    const all = await list();
    const then = await given(context.path);
    const saved = (model) => Boolean(model) && Date.parse(model.last_modified) !== then;
    style.disabled = saved(context.contentsModel) && saved(all.at(-1));
    return all;
  };
}

// When the site says that a file of its own was made; nothing of any other.
async function listedAt(path) {
  const folder = path.replace(/[^/]*$/, "").split("/").map(encodeURIComponent).join("/");
  const answer = await fetch(new URL(`../api/contents/${folder}all.json`, location)).catch(() => ({}));
  const found = answer.ok && (await answer.json()).content.find((each) => each.path === path);
  return found ? Date.parse(found.last_modified) : undefined;
}

// Tabs are told apart by their notebooks; JupyterLab gives each the application's name.
function nameTab({ context, disposed }) {
  const name = () => {
    const title = `${context.path.replace(/^.*\//, "").replace(/\.ipynb$/, "")} – dpedu`;
    if (document.title !== title) document.title = title;
  };
  const watch = new MutationObserver(name);
  watch.observe(document.querySelector("title"), { childList: true });
  context.pathChanged.connect(name);
  disposed.connect(() => watch.disconnect());
  name();
}

// Where all cells are run, one that stops for want of a package is out of sight: it is said above, once.
function tellLacks(panel, tell) {
  const told = new Set();
  panel.sessionContext.iopubMessage.connect((_, { header, content }) => {
    if (header.msg_type !== "error" || plain(content.ename) !== LACKS || told.has(content.evalue)) return;
    told.add(content.evalue);
    const them = told.size > 1 ? "one of them" : "it";
    tell(`${[...told].join("\n")}\nCells that need ${them} say so, cells that need those cells fail, and the others run.`);
  });
}

const pagesOfBook = fetch(new URL("../pages.json", location)).then((answer) => answer.json()).catch(() => ({}));
const inBook = (path) => new URL(`../../${path}`, location).href;

// The way back: to the chapter that a notebook is of, or to the index of exercises.
function wayBack(panel) {
  const link = Object.assign(document.createElement("a"), { href: inBook("index.html"), textContent: "← To the book" });
  link.className = "jp-ToolbarButtonComponent dp-back";
  link.style.cssText = "color: var(--jp-content-link-color); line-height: 24px; padding: 0 8px; white-space: nowrap;";
  const own = panel.context.path.replace(/^chapters\/(.*)\.ipynb$/, "book/$1.html");
  pagesOfBook.then((pages) => {
    const known = Object.values(pages);
    const to = [own, "book/exercise-index.html"].find((path) => known.includes(path));
    if (to) link.href = inBook(to);
  });
  return link;
}

// As light or dark as the book, until the reader chooses another theme here.
function colourAsBook(app, themes) {
  const follow = async () => {
    let mode, last;
    try {
      [mode, last] = [localStorage.getItem("mode"), localStorage.getItem(THEME_OF_BOOK)];
      if (last && last !== themes.theme) return;
      const dark = mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
      const wanted = `JupyterLab ${dark ? "Dark" : "Light"}`;
      localStorage.setItem(THEME_OF_BOOK, wanted);
      if (themes.theme !== wanted) await themes.setTheme(wanted);
    } catch {
      // A browser that keeps nothing has JupyterLab's own colours.
    }
  };
  const once = () => {
    themes.themeChanged.disconnect(once);
    follow();
  };
  if (themes.theme) follow();
  else themes.themeChanged.connect(once);
}

// Where a notebook names a page of the book by its title, in italics, it leads there. Where a chapter names a notebook
// by its path at home, and the commands of a home, it opens here, too.
async function linkPages(panel) {
  const pages = await pagesOfBook;
  const known = new WeakSet();
  const link = () => {
    for (const path of panel.content.node.querySelectorAll(".jp-RenderedMarkdown code")) {
      if (known.has(path) || !Object.hasOwn(pages, path.textContent)) continue;
      known.add(path);
      const to = document.createElement("a");
      Object.assign(to, { href: inBook(pages[path.textContent]), target: "_blank", rel: "noopener" });
      to.textContent = "open it in this browser";
      path.after(" (", to, ", with the button Check my answers)");
    }
    for (const name of panel.content.node.querySelectorAll(".jp-RenderedMarkdown em:not(a em)")) {
      const path = Object.hasOwn(pages, name.textContent) && pages[name.textContent];
      if (!path) continue;
      const to = document.createElement("a");
      Object.assign(to, { href: inBook(path), target: "_blank", rel: "noopener" });
      name.replaceWith(to);
      to.append(name);
    }
  };
  // Text is set as it comes into sight, and anew when it was edited.
  const watch = new MutationObserver(link);
  watch.observe(panel.content.node, { childList: true, subtree: true });
  panel.disposed.connect(() => watch.disconnect());
  link();
}

async function equip(app, panel, ready) {
  const { Widget } = await module("@lumino/widgets");
  const { nameAddress, tellLost } = await addressing;
  tellLost(panel, app.shell, Widget);
  await panel.context.ready.catch(() => {});
  // What opens in a tab of its own, or cannot be opened, JupyterLab makes here and takes away.
  if (panel.isDisposed || !panel.isAttached) return;
  const tell = board(Widget, panel);
  ready(tell);
  nameTab(panel);
  nameAddress(panel, tell);
  if (!keeps()) {
    tell("This browser keeps nothing: your work is gone when you close it. Download it before: File, Download.");
  }
  tellLacks(panel, tell);
  stopping.then(({ stopByButton }) => stopByButton(panel.sessionContext, tell));
  writing.then(({ writeAtDoubleClick }) => writeAtDoubleClick(panel));
  linkPages(panel).catch(() => {}); // A title without a link is a title.
  const holder = document.createElement("div");
  holder.style.display = "flex";
  holder.append(wayBack(panel));
  if (panel.context.model.toJSON().cells.some((cell) => marks(cell).grade)) holder.append(checkButton(app, panel, tell));
  // First: what does not fit a phone goes behind a button. The toolbar counts its items while it measures
  // them: one that comes between makes it take all others out and in, each drawn anew. Its layout takes
  // one that is not counted.
  panel.toolbar.layout.insertWidget(0, new Widget({ node: holder }));
  panel.toolbar.processMessage(Widget.Msg.AfterShow); // so that it measures anew
}

async function leadByPath(app, router, opener) {
  const { leaveAddress, openHere } = await addressing;
  leaveAddress(router);
  openHere(opener, app.shell);
}

function checkButton(app, panel, tell) {
  const node = document.createElement("button");
  Object.assign(node, { type: "button", className: "jp-Button jp-ToolbarButtonComponent" });
  const name = (text) => { node.textContent = text; };
  name("Check my answers");
  let checking;
  let pressed = -Infinity;
  node.addEventListener("click", async ({ timeStamp }) => {
    // Of a double click, the second would stop what the first began, or begin what it stopped.
    if (timeStamp - pressed < TWICE) return;
    pressed = timeStamp;
    if (checking && node.textContent === SHOW) {
      name(STOP);
      return tell.show();
    }
    if (checking) return checking.stop();
    const looked = written(panel);
    const path = panel.context.path.replace(/^.*\//, "");
    checking = new Check(app.serviceManager.kernels, panel.context.model.toJSON().cells, path, tell);
    name(STOP);
    tell.closed = () => name(SHOW);
    try {
      const found = await checking.report();
      tell(found, checking.stopped ? undefined : looked);
    } catch (problem) {
      tell(`Your answers cannot be checked here: ${problem.message}`);
    }
    checking = undefined;
    tell.closed = () => {};
    name("Check my answers");
  });
  return node;
}

const plugin = {
  id: `${NAME}:plugin`,
  autoStart: true,
  activate(app) {
    const createNew = (panel) => {
      const told = new Promise((ready) => { equip(app, panel, ready); });
      noteKernelInPeace(panel.context.model);
      showCheckpointWhenSaved(panel);
      startPython(panel.sessionContext, async () => (await told)(NO_PYTHON));
    };
    app.docRegistry.addWidgetExtension("Notebook", { createNew });
    Promise.all([folding, module("@jupyterlab/notebook")])
      .then(([{ numberFolded }, { NotebookActions }]) => numberFolded(NotebookActions));
  },
};

const plugins = async () => {
  const { IKernelSpecs } = await module("@jupyterlite/services");
  const { IThemeManager } = await module("@jupyterlab/apputils");
  const colours = { id: `${NAME}:colours`, autoStart: true, requires: [IThemeManager], activate: colourAsBook };
  const { IRouter } = await module("@jupyterlab/application");
  const { INotebookPathOpener } = await module("@jupyter-notebook/application");
  const addresses = { id: `${NAME}:addresses`, autoStart: true, requires: [IRouter, INotebookPathOpener], activate: leadByPath };
  return [colours, addresses, { id: `${NAME}:python`, autoStart: true, requires: [IKernelSpecs], activate: onePython }, plugin];
};

window._JUPYTERLAB = window._JUPYTERLAB ?? {};
window._JUPYTERLAB[NAME] = {
  init: (scope) => { shared = scope; },
  get: async () => {
    const all = await plugins();
    return () => ({ __esModule: true, default: all });
  },
};
})();
