// Answers a search as it is typed, from the index that book/_ext/book_search.py makes: what teaches
// first, then works of others, then the names of the library; or these first, if somebody asks for one.
// The index is fetched when somebody begins to search.
addEventListener("DOMContentLoaded", () => {
  const WEIGHTS = { chapter: 1, glossary: 0.8, more: 0.35, works: 1, reference: 1 };
  // Words of a question that say nothing of its subject.
  const SMALL = new Set(("a about am an and are as at be by can could did do does for from had has have how i if in into is it " +
    "many me much must my need no not of on or our should so that the their there they this to us use used using want was we " +
    "what when where which who why will with you your").split(" "));
  const ABSENT = "The search needs its index, and it does not come: there is no network, or the site does not answer.";
  const large = (text) => {
    const words = text.split(" ").filter(Boolean), kept = words.filter((word) => !SMALL.has(word));
    return kept.length ? kept : words;
  };
  const OFTEN = 6, PAGES = 12, PLACES = 3, WORDS = 28;
  const GREEK = { α: "alpha", β: "beta", γ: "gamma", δ: "delta", ε: "epsilon", θ: "theta", κ: "kappa", λ: "lambda",
    μ: "mu", π: "pi", ρ: "rho", σ: "sigma", ω: "omega" };
  // The number of a section or a box, and what a box is.
  const NUMBER = /(?<=^ (?:[a-z]+ )?)(?:\d+ )+/, BOX = /^ (?:definition|theorem|lemma|corollary|proposition)(?= )/;
  const root = document.documentElement.dataset.content_root;

  // Words as they are compared: without accents, capitals, hyphens, and the spelling of Oxford and America.
  const fold = (text) => text
    .replace(/\b([A-Z][a-z]+)([A-Z][a-z]+)/g, "$1$2 $1 $2") // AboveThreshold
    .replace(/Δ/g, " sensitivity ") // the notation of this book
    .normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
    .replace(/[α-ω]/g, (letter) => GREEK[letter] ? ` ${GREEK[letter]} ` : letter)
    .replace(/([a-z]{3})iz(?=e|a|i)/g, "$1is").replace(/yz(?=e|i)/g, "ys").replace(/([a-z]{3})our/g, "$1or")
    .replace(/([a-z]{4})ll(?=ed\b|ing\b|er\b)/g, "$1l").replace(/([a-z]{3})tre\b/g, "$1ter")
    .replace(/[^a-z0-9]+/g, " ").trim();
  // What is left of a word when it ends in another way: "audit" of "auditing" and "audits", "clip" of "clipped".
  const one = (word) => word.replace(/(.{3})ies$/, "$1").replace(/(..[^s])s$/, "$1");
  const stem = (word) => one(word)
    .replace(/^(.{4,}?|.+([bdgmnprt])\2)(?:ing|ed)$/, "$1").replace(/^(.{3,})([bdgmnprt])\2$/, "$1$2");
  // Finds words in a text, one soon after the other: as they are typed, from their beginnings on, or what is left of them
  // with an ending. A word of two letters must be a whole one.
  const ENDING = "(?:[bdgmnprt]?(?:e[drs]?|ers|ings?)|s|y|ies|al|able|it(?:y|ies)|(?:at)?(?:ors?|ions?))?(?= )";
  const finder = (words, ending = "[a-z0-9]*") => new RegExp(words.map((word) => ` ${word}` +
    (word.length < 3 ? "(?= )" : ending)).join("(?: [a-z0-9]{1,3})?"), "g");
  const count = (text, finders) => Math.max(...finders.map(({ start, pattern }) =>
    (text.includes(start) ? (text.match(pattern) ?? []).length : 0))); // the first is faster, and mostly says no
  // A word as it was typed counts for more than with another ending.
  const worth = (text, { typed, loose }) => {
    const exact = count(text, typed);
    return (exact + Math.max(exact, count(text, loose))) / 2;
  };

  let entries, vocabulary, terms;
  const loaded = () => {
    entries = window.dpIndex.flatMap(([path, kind, places]) => places.map(([anchor, heading, text, names, users]) => {
      const title = places[0][1];
      const folded = { title: ` ${fold(title)} `.replace(NUMBER, " "), heading: ` ${fold(heading)} `.replace(NUMBER, " "),
        text: ` ${fold(text)} ` };
      return { path, kind, title, anchor, heading, text, folded, names, users, first: (kind === "chapter" || kind === "more") && !anchor };
    }));
    vocabulary = new Set(entries.flatMap(({ folded }) => (folded.heading + folded.text).split(" ")));
    // A heading that many pages have says little about each.
    const alike = new Map();
    for (const { folded } of entries) alike.set(folded.heading, (alike.get(folded.heading) ?? 0) + 1);
    for (const entry of entries) entry.alike = alike.get(entry.folded.heading);
    // What the glossary calls things, and what else they are called.
    terms = entries.filter(({ names }) => names).flatMap(({ heading, names, users }) => [heading, ...names]
      .map((name) => ({ name, heading, users, words: large(fold(name)).map(stem),
        forms: [...new Set([heading, ...names].map((each) => large(fold(each)).map(stem).join(" ")))] })));
    terms.sort((one, other) => other.words.length - one.words.length);
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
  // A word that no page has is read as the nearest one that is there. One that the book writes as two is read as two.
  const apart = (word) => {
    const often = (text) => entries.filter(({ folded }) => folded.text.includes(text) || folded.heading.includes(text)).length;
    let best = word, most = often(` ${stem(word)}`);
    for (let i = 1; i < word.length - 1 && word.length > 4; i++) {
      const parts = [word.slice(0, i), word.slice(i)];
      if (parts.some((part) => SMALL.has(part) || !vocabulary.has(part) && !vocabulary.has(stem(part)))) continue;
      const many = often(` ${parts[0]} ${stem(parts[1])}`);
      if (many > most) [best, most] = [parts.join(" "), many];
    }
    return best;
  };
  const spelled = (word) => {
    if (word.length < 5 || [...vocabulary].some((known) => known.startsWith(stem(word)))) return word;
    const near = [...vocabulary].filter((known) => known[0] === word[0])
      .map((known) => [distance(known, word), known]).sort((one, other) => one[0] - other[0]);
    return near.length && near[0][0] <= (word.length > 8 ? 2 : 1) ? near[0][1] : word;
  };

  // What is asked for: one thing for each word, but for names that the glossary has for another.
  const parse = (query) => {
    const typed = large(fold(query.replace(/^what do(?:es)? (.+) mean\b/i, "$1"))).flatMap((word) => apart(word).split(" "));
    const read = typed.map((word) => [word, spelled(word)]).filter(([word, nearest]) => word !== nearest);
    const asked = [...new Set(typed.map((word) => one(spelled(word))))], words = asked.map(stem);
    const things = [], known = [], called = [];
    for (let i = 0; i < words.length;) {
      const term = terms.find((each) => each.words.length && each.words.every((word, k) => words[i + k] === word));
      if (term) known.push(term);
      if (term && term.name !== term.heading) {
        things.push({ said: term.name, typed: term.forms, loose: term.forms });
        called.push([term.name, term.heading]);
      } else {
        for (let k = i; k < i + (term?.words.length ?? 1); k++) things.push({ said: asked[k], typed: [asked[k]], loose: [words[k]] });
      }
      i += term?.words.length ?? 1;
    }
    const finders = (forms, ending) => forms.map((form) => ({ start: ` ${form.split(" ")[0]}`,
      pattern: finder(form.split(" "), ending) }));
    return { things: things.map(({ said, typed: exact, loose }) => ({ said, typed: finders(exact), loose: finders(loose, ENDING) })),
      words, known, called, read, marks: [...new Set(things.flatMap(({ loose }) => loose).flatMap((form) => form.split(" ")))] };
  };

  // Pages in order, each with its best places.
  const find = (query) => {
    const { things, words, known, called, read, marks } = parse(query);
    const phrase = finder(words);
    // A question with its small words, as it was typed.
    const question = ` ${fold(query)} `, whole = question.trim().split(" ").length > words.length && words.length && question;
    const counted = entries.map(({ folded }) => ({ title: things.map((each) => worth(folded.title, each)),
      heading: things.map((each) => worth(folded.heading, each)), text: things.map((each) => worth(folded.text, each)) }));
    const rarity = things.map((_, i) => Math.log(1 + entries.length /
      (1 + counted.filter(({ heading, text }) => heading[i] || text[i]).length)));
    // How much of the question the places of a page speak of: rare words count for more.
    const share = (matched) => rarity.reduce((sum, rare, i) => sum + (matched.has(i) ? rare : 0), 0) /
      rarity.reduce((sum, rare) => sum + rare, 0);
    // A short heading says more of each of its words than a long one.
    const part = (text, those) => {
      const all = large(text.trim()).length || 1;
      return 0.3 + 0.7 * Math.min(1, those.filter(Boolean).length / all);
    };
    const scored = [];
    entries.forEach((entry, number) => {
      const { heading, text } = entry.folded, { title, heading: above, text: within } = counted[number];
      let score = 0;
      const matched = new Set();
      things.forEach((_, i) => {
        const here = 9 * Math.min(1, above[i]) * part(heading, above) / Math.sqrt(entry.alike) + 3 * within[i] / (within[i] + 2) +
          (entry.first && within[i] ? (entry.kind === "chapter" ? 2 : 1) : 0);
        if (here || title[i]) matched.add(i);
        if (here) score += (here + (title[i] ? 5 : 0)) * rarity[i];
      });
      if (!score) return;
      if (entry.heading.toLowerCase().endsWith(`.${query.toLowerCase()}`)) score *= 5;
      const bare = heading.replace(BOX, ""), at = bare.search(phrase);
      if (at === 0) score *= bare.replace(phrase, "").length < 3 ? 2.5 : 1.5;
      else if (at > 0) score *= 1.4;
      else if (words.length > 1 && text.search(phrase) >= 0) score *= 1.2;
      if (whole && (heading.includes(whole) || text.includes(whole))) score *= heading.includes(whole) ? 2 : 1.5;
      scored.push({ entry, within, matched, score: score * WEIGHTS[entry.kind] * share(matched) ** 2 });
    });
    const pages = new Map();
    scored.sort((one, other) => other.score - one.score);
    for (const { entry, within, matched, score } of scored) {
      const page = pages.get(entry.path) ?? { path: entry.path, title: entry.title,
        kind: entry.kind, score: 0, places: [], matched: new Set(), often: things.map(() => 0) };
      matched.forEach((i) => page.matched.add(i));
      within.forEach((many, i) => { page.often[i] += many; });
      page.score += score / (1 + page.places.length) ** 2;
      page.places.push(entry);
      pages.set(entry.path, page);
    }
    // A chapter that few others share a term with is where to read of it.
    for (const { words: own, users } of known)
      users.forEach((user, i) => {
        if (pages.has(user)) pages.get(user).score *= 1 + (i ? 1 : 2) * own.length / words.length / users.length;
      });
    const name = /[_.]\w|\w\(/.test(query);
    for (const page of pages.values()) {
      if (page.kind === "chapter") page.often.forEach((many, i) => { page.score += OFTEN * rarity[i] * many / (many + 20); });
      page.score *= share(page.matched) ** 3;
    }
    // A page that teaches need not have every word, beside one that only lists them all.
    const most = Math.max(0, ...[...pages.values()].map((page) => share(page.matched)));
    const enough = ({ matched, kind }) => share(matched) > (kind === "chapter" ? 0.6 : 0.9) * most;
    const rank = ({ kind, title }) => (kind === "reference" ? (name ? -1 : 2) :
      Number(kind === "works" && ` ${fold(title)}`.search(phrase) !== 0));
    const found = [...pages.values()].filter(enough).sort((one, other) =>
      rank(one) - rank(other) || other.score - one.score);
    const missing = things.filter((_, i) => !counted.some(({ heading, text }) => heading[i] || text[i])).map(({ said }) => said);
    return { words: marks, found, read, called, missing };
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
    const finders = words.map((word) => [{ start: ` ${word}`, pattern: finder([word]) }]);
    const hit = all.map((each) => words.find((_, i) => count(` ${fold(each)} `, finders[i])));
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
    const { words, found, read, called, missing } = find(query);
    const many = found.length === 1 ? "1 page" : `${found.length} pages`;
    const instead = read.map(([word, nearest]) => ` No page has “${word}”: it was read as “${nearest}”.`).join("") +
      called.map(([name, term]) => ` Here “${name}” is called “${term}”.`).join("") +
      (found.length ? missing : []).map((word) => ` No page has “${word}”.`).join("");
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
