// Answers a search as it is typed, from the index that book/_ext/book_search.py makes: what teaches
// first, then works of others, then the names of the library; or these first, if somebody asks for one.
// The index is fetched when somebody begins to search.
addEventListener("DOMContentLoaded", () => {
  const WEIGHTS = { chapter: 1, glossary: 0.8, more: 0.4, works: 1, reference: 1 };
  // Words of a question that say nothing of its subject.
  const SMALL = new Set(("a about am an and are as at be by can could did do does for from had has have how i if in into is it " +
    "many me much must my need no not of on or our should so that the their there they this to us use used using want was we " +
    "what when where which who why will with you your").split(" "));
  const ABSENT = "The search needs its index, and it does not come: there is no network, or the site does not answer.";
  const PAGES = 12, PLACES = 3, WORDS = 28;
  const root = document.documentElement.dataset.content_root;

  // Words as they are compared: without accents, capitals, hyphens, and the z of Oxford and America.
  const fold = (text) => text
    .replace(/\b([A-Z][a-z]+)([A-Z][a-z]+)/g, "$1$2 $1 $2") // AboveThreshold
    .normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
    .replace(/ε/g, " epsilon ").replace(/δ/g, " delta ").replace(/ρ/g, " rho ")
    .replace(/([a-z]{3})iz(?=e|a|i)/g, "$1is").replace(/[^a-z0-9]+/g, " ").trim();
  const stem = (word) => word.replace(/(.{3})ies$/, "$1").replace(/(..[^s])s$/, "$1");
  // How often the word begins one of the text's; a word of two letters must be one.
  const count = (text, word) => text.split(word.length < 3 ? ` ${word} ` : ` ${word}`).length - 1;

  let entries, vocabulary;
  const loaded = () => {
    entries = window.dpIndex.flatMap(([path, kind, places]) => places.map(([anchor, heading, text]) => {
      const title = places[0][1];
      const folded = { title: ` ${fold(title)} `, heading: ` ${fold(heading)} `, text: ` ${fold(text)} ` };
      return { path, kind, title, anchor, heading, text, folded };
    }));
    vocabulary = new Set(entries.flatMap(({ folded }) => (folded.heading + folded.text).split(" ")));
    delete window.dpIndex;
  };
  const load = () => load.promise ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${root}search-index.js`;
    script.onload = () => resolve(loaded());
    script.onerror = () => {
      script.remove();
      load.promise = undefined; // asked for again with the next letter: a network may have come back
      reject(new Error(ABSENT));
    };
    document.head.append(script);
  });

  // How many letters differ, are missing, too many or in the wrong order; more than two are not counted.
  const distance = (a, b) => {
    if (Math.abs(a.length - b.length) > 2) return 3;
    let before, row = [...Array(b.length + 1).keys()];
    for (let i = 1; i <= a.length; i++) {
      const next = [i];
      for (let j = 1; j <= b.length; j++) {
        next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] !== b[j - 1]));
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) next[j] = Math.min(next[j], before[j - 2] + 1);
      }
      [before, row] = [row, next];
    }
    return row[b.length];
  };
  // A word that no page has is read as the nearest one that is there.
  const spelled = (word) => {
    if (word.length < 4 || [...vocabulary].some((known) => known.startsWith(word))) return word;
    const near = [...vocabulary].filter((known) => known[0] === word[0])
      .map((known) => [distance(known, word), known]).sort((one, other) => one[0] - other[0]);
    return near.length && near[0][0] <= (word.length > 8 ? 2 : 1) ? near[0][1] : word;
  };

  // Pages in order, each with its best places.
  const find = (query) => {
    let words = fold(query.replace(/^what do(?:es)? (.+) mean\b/i, "$1")).split(" ").filter(Boolean);
    const large = words.filter((word) => !SMALL.has(word));
    const typed = large.length ? large : words;
    const read = typed.map((word) => [word, spelled(word)]).filter(([word, nearest]) => word !== nearest);
    words = [...new Set(typed.map((word) => stem(spelled(word))))];
    const phrase = ` ${words.join(" ")}`;
    const rarity = words.map((word) => Math.log(1 + entries.length /
      (1 + entries.filter(({ folded }) => count(folded.heading, word) || count(folded.text, word)).length)));
    // How much of the question the places of a page speak of: rare words count for more.
    const share = (matched) => rarity.reduce((sum, rare, i) => sum + (matched.has(i) ? rare : 0), 0) /
      rarity.reduce((sum, rare) => sum + rare, 0);
    const scored = [];
    for (const entry of entries) {
      const { title, heading, text } = entry.folded;
      let score = 0;
      const matched = new Set();
      words.forEach((word, i) => {
        const often = count(text, word);
        const here = (count(heading, word) ? 9 : 0) + 3 * often / (often + 2);
        if (here || count(title, word)) matched.add(i);
        if (here) score += (here + (count(title, word) ? 5 : 0)) * rarity[i];
      });
      if (!score) continue;
      if (entry.heading.toLowerCase().endsWith(`.${query.toLowerCase()}`)) score *= 5;
      const bare = heading.replace(/^ [\d ]+/, " ");
      if (bare.startsWith(phrase)) score *= bare.length < phrase.length + 4 ? 2.5 : 1.5;
      else if (heading.includes(phrase)) score *= 1.4;
      else if (words.length > 1 && text.includes(phrase)) score *= 1.2;
      scored.push({ entry, matched, score: score * WEIGHTS[entry.kind] * share(matched) ** 2 });
    }
    const pages = new Map();
    scored.sort((one, other) => other.score - one.score);
    for (const { entry, matched, score } of scored) {
      const page = pages.get(entry.path) ?? { path: entry.path, title: entry.title,
        kind: entry.kind, score: 0, places: [], matched: new Set() };
      matched.forEach((i) => page.matched.add(i));
      page.score += score / (1 + page.places.length) ** 2;
      page.places.push(entry);
      pages.set(entry.path, page);
    }
    const name = /[_.(]/.test(query);
    for (const page of pages.values()) page.score *= share(page.matched) ** 3;
    // A page that teaches need not have every word, beside one that only lists them all.
    const most = Math.max(0, ...[...pages.values()].map((page) => share(page.matched)));
    const enough = ({ matched, kind }) => share(matched) > (kind === "chapter" ? 0.6 : 0.9) * most;
    const rank = ({ kind }) => (kind === "reference" ? (name ? -1 : 2) : Number(kind === "works"));
    const found = [...pages.values()].filter(enough).sort((one, other) =>
      rank(one) - rank(other) || other.score - one.score);
    return { words, found, read };
  };

  const element = (name, ...content) => {
    const made = document.createElement(name);
    made.append(...content);
    return made;
  };
  const link = (path, anchor, text) => {
    const made = element("a", text);
    made.href = root + path + (anchor && `#${anchor}`);
    return made;
  };
  // The stretch of text with most of the words, and these marked.
  const excerpt = (text, words) => {
    const all = text.split(/\s+/);
    const hit = all.map((each) => words.find((word) => count(` ${fold(each)} `, word)));
    let best = 0, start = 0;
    for (let i = 0; i < all.length; i++) {
      const many = new Set(hit.slice(i, i + WORDS).filter(Boolean)).size;
      if (hit[i] && many > best) [best, start] = [many, i];
    }
    const from = Math.max(0, Math.min(start - 6, all.length - WORDS));
    const made = element("p", from ? "… " : "");
    all.slice(from, from + WORDS).forEach((each, i) => {
      made.append(hit[from + i] ? element("mark", each) : each, " ");
    });
    if (from + WORDS < all.length) made.append("…");
    return made;
  };
  const say = (box, words) => {
    const status = element("p", words);
    status.setAttribute("role", "status");
    box.replaceChildren(status);
    return status;
  };
  const show = (box, query) => {
    const { words, found, read } = find(query);
    const many = found.length === 1 ? "1 page" : `${found.length} pages`;
    const instead = read.map(([word, nearest]) => ` No page has “${word}”: it was read as “${nearest}”.`).join("");
    const status = say(box, (found.length ? `${many}.` : "Nothing found. Try another word, or fewer.") + instead);
    const list = element("ol");
    for (const { path, title, places } of found.slice(0, PAGES)) {
      const item = element("li", link(path, "", title));
      const own = places.find(({ anchor }) => !anchor);
      if (own === places[0] && own.text) item.append(excerpt(own.text, words));
      const below = places.filter((place) => place !== own).slice(0, PLACES);
      item.append(...below.map(({ anchor, heading, text }) => {
        const made = element("div", link(path, anchor, heading));
        if (text) made.append(excerpt(text, words));
        return made;
      }));
      list.append(item);
    }
    status.after(list);
  };

  for (const box of document.querySelectorAll(".dp-results")) {
    const field = box.parentElement.querySelector("input[type=search]");
    const answer = async () => {
      const query = field.value.trim();
      if (fold(query).length < 2) return box.replaceChildren();
      try {
        await load();
      } catch ({ message }) {
        return say(box, message);
      }
      if (field.value.trim() === query) show(box, query); // Else somebody has typed on.
    };
    // Who only looks at the field need not hear what is amiss.
    field.addEventListener("focus", () => load().catch(() => {}));
    field.addEventListener("input", answer);
    const asked = new URLSearchParams(location.search).get("q");
    if (asked && !box.closest("dialog")) {
      field.value = asked;
      answer();
    }
  }
});
