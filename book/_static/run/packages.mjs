// Packages of a lock file, each checked against its hash: for pages that run and for whole notebooks.
const plain = self.fetch.bind(self);

function place(address) {
  const { host } = new URL(address, location);
  return host === location.host ? "this site" : host;
}

// What could not be had, in a sentence; `lacking` has the reason for each.
export function sentence(lacking) {
  const names = [...lacking.keys()];
  const all = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names[0];
  const reasons = [...new Set(lacking.values())].join("; ");
  return `${all} cannot be had: ${names.length > 1 ? reasons.replace(/\bhave it$/, "have them") : reasons}.`;
}

export class Packages {
  #lock; #python; #hash;
  #byImport = new Map(); // from a module's name to the package of the lock file
  #faults = new Map(); // from a package's name to why it could not be had
  #brought = new Set();
  #lacking = new Map(); // what was asked for in vain, and why
  #course; // the packages that the course needs, and theirs
  #asked = new Set(); // what code itself has named
  #loaded = 0;

  // `sources` is sources.json; `base` is where packages are; `tell` hears how many bytes have come.
  constructor(sources, base, tell) {
    Object.assign(this, { sources, base, tell });
    self.fetch = (address, options) => this.#fetch(address, options);
  }

  // From now on packages can be brought.
  begin(python, lock) {
    this.#python = python;
    this.#lock = lock;
    this.#hash = python.runPython("import hashlib; lambda it: hashlib.sha256(it.to_py()).hexdigest()");
    for (const [name, entry] of Object.entries(lock.packages)) {
      for (const each of entry.imports) this.#byImport.set(each, name);
    }
    this.#course = new Set(this.sources.course.flatMap((each) => [...this.#closure(this.#package(each))]));
  }

  // Of each file that is loaded, how much: Pyodide asks for all its files by `fetch`. It gets the
  // answer itself, for a browser keeps what it compiled of that, and a copy is counted.
  #counted(response) {
    const count = async () => {
      const reader = response.clone().body.getReader();
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        this.#loaded += next.value.byteLength;
        this.tell(this.#loaded);
      }
    };
    if (response.body) count().catch(() => {}); // Whoever reads the answer hears of it.
    return response;
  }

  // A file whose hash is known: its bytes, or a sentence that says why not.
  async #checked(address, name, sha256) {
    const where = place(address);
    let response, bytes;
    try {
      response = await plain(address);
    } catch {
      throw new Error(`${where} cannot be reached`);
    }
    if (!response.ok) throw new Error(`${name} is not on ${where} (${response.status})`);
    try {
      bytes = new Uint8Array(await this.#counted(response).arrayBuffer());
    } catch {
      throw new Error(`${name} was cut off while it was loaded`);
    }
    if (this.#hash(bytes) !== sha256) {
      throw new Error(`${name} from ${where} is damaged or another file: its hash is not that of the lock file`);
    }
    return bytes;
  }

  #address(entry) {
    return new URL(entry.file_name, this.base).href;
  }

  async #fetch(address, options) {
    const url = new URL(address, this.base).href;
    const entry = Object.values(this.#lock?.packages ?? {}).find((each) => url === this.#address(each));
    if (!entry) return this.#counted(await plain(address, options));
    try {
      return new Response(await this.#checked(url, entry.file_name.split("/").at(-1), entry.sha256));
    } catch (problem) {
      this.#faults.set(entry.name, problem.message);
      throw problem;
    }
  }

  #package(name) {
    return this.#byImport.get(name) ?? name;
  }

  // All that a package depends on.
  #closure(name, found = new Set()) {
    if (!found.has(name)) {
      found.add(name);
      for (const each of this.#lock.packages[name]?.depends ?? []) this.#closure(each.toLowerCase(), found);
    }
    return found;
  }

  // What code names it may have. What libraries look for, in case it is there, is not fetched.
  ask(names) {
    for (const each of names) this.#asked.add(each);
  }

  canFetch(name) {
    if (name in this.sources.ours) return true;
    // What the course needs is asked for in any case, so that a sentence says why it is not here.
    return this.#course.has(this.#package(name)) || (this.#byImport.has(name) && this.#asked.has(name));
  }

  // What could not be had is asked for again.
  retry() {
    this.#faults.clear();
    this.#lacking.clear();
  }

  // Why a package cannot be had, in a sentence, if that is known.
  why(name) {
    return this.#lacking.has(name) ? sentence(new Map([[name, this.#lacking.get(name)]])) : "";
  }

  // Of packages that cannot be had, those that no other of them needs: what code asks for, and not what comes with it.
  first(lacking) {
    const needed = (name) => [...lacking.keys()].some((each) => each !== name && this.#closure(this.#package(each)).has(this.#package(name)));
    return new Map([...lacking].filter(([name]) => !needed(name)));
  }

  // Bring packages, named as they are imported. Gives those that cannot be had, and why.
  async bring(names) {
    const lacking = new Map();
    // What needs others comes before them: where it cannot be had itself, that is why.
    const many = (name) => this.#closure(this.#package(name)).size;
    for (const name of [...names].sort((one, other) => many(other) - many(one))) {
      if (this.#brought.has(name)) continue;
      try {
        if (name in this.sources.ours) {
          const { file, sha256 } = this.sources.ours[name];
          const bytes = await this.#checked(new URL(file, import.meta.url), file, sha256);
          this.#python.unpackArchive(bytes, "wheel");
        } else if (this.#byImport.has(name)) {
          await this.#load(this.#package(name));
        } else {
          throw new Error(`${place(this.base)} does not have it`);
        }
        this.#brought.add(name);
        this.#lacking.delete(name);
      } catch (problem) {
        lacking.set(name, problem.message);
        this.#lacking.set(name, problem.message);
      }
    }
    return new Map([...names].filter((name) => lacking.has(name)).map((name) => [name, lacking.get(name)]));
  }

  async #load(name) {
    const needed = this.#closure(name);
    const failed = () => {
      const entries = [...needed].map((each) => this.#lock.packages[each]).filter(Boolean);
      const at = entries.find((each) => this.#faults.has(each.name));
      if (!at) return "";
      const [fault, file] = [this.#faults.get(at.name), at.file_name.split("/").at(-1)];
      return at === entries[0] ? fault : fault.replace(file, `${file} (which ${name} needs)`);
    };
    if (!failed()) {
      const quiet = { messageCallback: () => {}, errorCallback: () => {} };
      await this.#python.loadPackage([...needed], quiet);
    }
    if (failed()) throw new Error(failed());
  }
}
