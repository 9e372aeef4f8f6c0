// Python, in a thread of its own, so that the page never waits. It is told what to run and tells
// what comes of it; where packages come from and what they must be is in sources.json.
import { clock } from "./clock.mjs";
import { Packages, sentence } from "./packages.mjs";
import { loadPyodide } from "./pyodide/pyodide.mjs";

const here = new URL(".", import.meta.url);
const tell = (kind, rest) => postMessage({ kind, ...rest });

let python, packages, cell;

async function start({ interrupt }) {
  const file = async (name, kind) => (await fetch(new URL(name, here)))[kind]();
  const lockFileURL = new URL("packages/pyodide-lock.json", here).href;
  // All is asked for at once, and waited for where it is needed.
  const scripts = ["on_import.py", "printed.py", "cell.py"].map((name) => file(name, "text"));
  const coming = Promise.all([file(lockFileURL, "json"), ...scripts]);
  coming.catch(() => {}); // It is heard of below.
  const sources = await file("sources.json", "json");
  tell("total", { total: sources.bytes });
  const base = new URL(sources.base, here).href;
  packages = new Packages(sources, base, (loaded) => tell("progress", { loaded }));
  python = await loadPyodide({ lockFileURL, packageBaseUrl: base, indexURL: new URL("pyodide/", here).href });
  const [lock, onImport, printed, code] = await coming;
  packages.begin(python, lock);
  python.globals.set("publish", (what, text, name) => tell("output", { id: running, what, text, name }));
  python.globals.set("can_fetch", (name) => packages.canFetch(name));
  python.runPython(onImport);
  python.FS.writeFile(`${python.runPython("import site; site.getsitepackages()[0]")}/printed.py`, printed);
  python.runPython(code);
  cell = python.globals;
  const fetchPackage = async (name) => {
    const lacking = await packages.bring([name]);
    return lacking.size ? sentence(lacking) : "";
  };
  cell.get("load_when_imported")(cell.get("can_fetch"), fetchPackage, (name) => packages.why(name));
  python.pyimport("printed").wind(clock(python, interrupt));
  tell("ready", { version: python.runPython("import platform; platform.python_version()") });
}

let running;
async function run(asked) {
  const outcome = await runAlone(asked);
  const { id, without } = asked;
  if (begun && without) tell("output", { id, what: "note", text: `${without} did not run: the numbers of this one can differ from the book's.` });
  return outcome;
}

let begun; // whether the last cell did
// Gives whether it ran `right`, and where it could not, what it `lacks`.
async function runAlone({ id, name, source, needs, wants, lacking: before }) {
  running = id;
  begun = false;
  packages.ask(cell.get("top_modules")(source));
  const lacking = await packages.bring(wants);
  const first = packages.first(lacking);
  const note = (text) => tell("output", { id, what: "note", text });
  if (needs.some((each) => lacking.has(each))) {
    note(`This cell did not run: ${sentence(first)}`);
    return { right: false, lacks: [...first.keys()] };
  }
  if (before) {
    const why = before.stopped ? "was stopped: change that cell, or run it by hand" : before.failed ? "failed" : "did not run";
    note(`This cell did not run: it needs cell ${before.number}, which ${why}.`);
    // What did not run has told what it lacks itself.
    return { right: false, lacks: before.failed || before.stopped ? [`cell ${before.number}`] : [] };
  }
  begun = true;
  tell("begin", { id });
  if (lacking.size) {
    // Imports alone: what can be had is there for the cells below.
    cell.get("run_imports")(source, name);
    note(`${sentence(first)} Cells that do without run.`);
    return { right: true };
  }
  for (let tried = new Set(); ;) {
    cell.set("given", source);
    const outcome = await python.runPythonAsync(`run(given, "${name}")`);
    if (!outcome || outcome === "error") return { right: !outcome };
    // A module that is imported where the browser cannot wait: once it is here, the cell runs again.
    const missing = tried.has(outcome) ? new Map([[outcome, "it does not load"]]) : await packages.bring([outcome]);
    if (missing.size) {
      tell("output", { id, what: "note", lacks: true, text: `This cell did not finish: ${sentence(missing)}` });
      return { right: false, lacks: [...missing.keys()] };
    }
    tried.add(outcome);
    tell("begin", { id });
  }
}

let last = Promise.resolve();
onmessage = ({ data }) => {
  last = last.then(async () => {
    try {
      if (data.do === "start") await start(data);
      else if (data.do === "retry") packages.retry();
      else tell("done", { id: data.id, ...await run(data) });
    } catch (problem) {
      tell(data.do === "start" ? "failed" : "done", { id: data.id, right: false, text: String(problem) });
    }
  });
};
