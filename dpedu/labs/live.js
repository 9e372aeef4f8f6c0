// Draws the scenes of a lab in the page, as wide as there is room, in the page's colours.
// What a scene is: dpedu/labs/scene.py. Values become places here, and nothing else is computed.
const drawing = (lab, data) => {
  for (const part of data.parts) {
    for (const list of ["xs", "ys", "tops"]) if (list in part) part[list] = data.parts[part[list]];
  }
  const box = lab.querySelector(".dp-lab-picture");
  const make = (parent, name, attributes, text) => {
    const it = parent.appendChild(document.createElementNS("http://www.w3.org/2000/svg", name));
    for (const [key, value] of Object.entries(attributes)) it.setAttribute(key, value);
    if (text !== undefined) it.textContent = text;
    return it;
  };
  const short = (value) => value.toFixed(2).replace("-0.00", "0.00");
  const scale = ({ low, high, log }, from, to) => {
    const [f, a, b] = log ? [Math.log, Math.log(low), Math.log(high)] : [Number, low, high];
    return (value) => from + ((f(value) - a) / (b - a)) * (to - from);
  };
  const shapes = {
    disc: (r) => `m${-r},0a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0`,
    square: (r) => `m${-r},${-r}h${2 * r}v${2 * r}h${-2 * r}z`,
    cross: (r) => `m${-r},${-r}l${2 * r},${2 * r}m${-2 * r},0l${2 * r},${-2 * r}`,
    triangle: (r) => `m0,${-r}l${r},${2 * r}h${-2 * r}z`,
  };
  shapes.ring = shapes.disc;
  const path = (xs, ys, x, y) => xs.map((at, i) =>
    `${i ? "L" : "M"}${short(x(at))},${short(y(ys[i]))}`).join("");
  const marks = {
    line: (m, x, y) => ({ d: path(m.xs, m.ys, x, y), "stroke-width": m.width ?? 2 }),
    area: (m, x, y) => ({ d: path(m.xs.concat([...m.xs].reverse()),
      m.ys.concat([...m.tops].reverse()), x, y) + "z" }),
    dots: (m, x, y) => ({ d: m.xs.map((at, i) => `M${short(x(at))},${short(y(m.ys[i]))}`
      + shapes[m.shape ?? "disc"]((m.size ?? 8) / 2)).join("") }),
    bars: (m, x, y) => m.thin
      ? { d: m.xs.map((at, i) => `M${short(x(at))},${short(y(0))}V${short(y(m.tops[i]))}`).join(""),
          "stroke-width": m.width ?? 0.8 }
      : { d: m.xs.map((at, i) => {
          const half = (m.width ?? 0.8) / 2;
          return `M${short(x(at - half))},${short(y(0))}V${short(y(m.tops[i]))}`
            + `H${short(x(at + half))}V${short(y(0))}z`;
        }).join("") },
  };
  const put = (parent, part, x, y) => {
    const { kind, colour = "blue" } = part;
    const look = ["dash", "shape", "thin", "hollow"].map((key) =>
      part[key] === true ? key : part[key]).filter(Boolean).join(" ");
    const given = { class: `dp-${kind} ${look}`, style: `--ink: var(--lab-${colour})` };
    if (kind === "text") {
      make(parent, "text", { ...given, x: short(x(part.x) + (part.right ?? 0)),
        y: short(y(part.y) - (part.up ?? 0)), "text-anchor": part.align ?? "start" }, part.text);
    } else if (kind === "cells") {
      const group = make(parent, "g", given);
      part.rows.forEach((row, i) => row.forEach((value, j) => make(group, "path", {
        d: path([j - .5, j + .5, j + .5, j - .5], [i - .5, i - .5, i + .5, i + .5], x, y) + "z",
        "fill-opacity": Math.min(1, Math.max(0, value / part.top)).toFixed(3),
      })));
    } else {
      make(parent, "path", { ...given, ...marks[kind](part, x, y) });
    }
  };
  const wide = (text) => 7.4 * Math.max(...text.split("\n").map((line) => line.length));
  const panel = (svg, { x: across, y: upward, marks: numbers, title }, [left, top, width, height]) => {
    const [h, v] = [data.parts[across], data.parts[upward]];
    const lines = Math.max(0, ...h.ticks.map(([, text]) => text.split("\n").length));
    const inner = {
      left: left + (v.label ? 24 : 4) + Math.max(0, ...v.ticks.map(([, text]) => wide(text) + 6)),
      right: left + width - 10, top: top + (title ? 28 : 12),
      bottom: top + height - (h.label ? 26 : 6) - 17 * lines,
    };
    const x = scale(h, inner.left, inner.right), y = scale(v, inner.bottom, inner.top);
    const frame = { x: inner.left, y: inner.top, width: inner.right - inner.left,
      height: inner.bottom - inner.top };
    const name = `${lab.id}-${svg.children.length}`;
    make(make(svg, "clipPath", { id: name }), "rect", frame);
    const group = make(svg, "g", {});
    make(group, "rect", { class: "dp-frame", ...frame });
    let free = -Infinity;
    for (const [at, text] of [...h.ticks].sort((a, b) => x(a[0]) - x(b[0]))) {
      make(group, "path", { class: "dp-grid", d: `M${short(x(at))},${inner.top}V${inner.bottom}` });
      if (x(at) - wide(text) / 2 < free) continue;
      text.split("\n").forEach((line, i) => make(group, "text", { class: "dp-tick", x: short(x(at)),
        y: inner.bottom + 17 * (i + 1), "text-anchor": "middle" }, line));
      free = x(at) + wide(text) / 2 + 4;
    }
    for (const [at, text] of v.ticks) {
      make(group, "path", { class: "dp-grid", d: `M${inner.left},${short(y(at))}H${inner.right}` });
      make(group, "text", { class: "dp-tick", x: inner.left - 6, y: short(y(at) + 4.5),
        "text-anchor": "end" }, text);
    }
    make(group, "path", { class: "dp-axes",
      d: `M${inner.left},${inner.top}V${inner.bottom}H${inner.right}` });
    const middle = (inner.top + inner.bottom) / 2;
    make(group, "text", { class: "dp-tick", x: (inner.left + inner.right) / 2, y: top + height - 6,
      "text-anchor": "middle" }, h.label);
    make(group, "text", { class: "dp-tick", "text-anchor": "middle", x: left + 14, y: middle,
      transform: `rotate(-90 ${left + 14} ${middle})` }, v.label);
    if (title) make(group, "text", { class: "dp-tick", x: inner.left, y: top + 17 }, title);
    const cut = make(group, "g", { "clip-path": `url(#${name})` });
    const parts = numbers.map((number) => data.parts[number]);
    const over = (part) => part.kind === "dots" || part.kind === "text";
    for (const part of parts) put(over(part) ? group : cut, part, x, y);
  };
  const legend = (scene) => {
    const list = document.createElement("p");
    list.className = "dp-legend";
    const known = new Set();
    for (const number of scene.panels.flatMap((each) => each.marks)) {
      const part = data.parts[number];
      if (!part.name || known.has(part.name)) continue;
      known.add(part.name);
      const entry = list.appendChild(document.createElement("span"));
      const sample = make(entry, "svg", { width: 28, height: 14 });
      const at = { ...part, thin: false, xs: [14], ys: [7], tops: [14], width: 22 };
      if (part.kind === "line") Object.assign(at, { xs: [0, 28], ys: [7, 7], width: part.width });
      if (part.kind === "area") Object.assign(at, { xs: [1, 27], ys: [1, 1], tops: [13, 13] });
      put(sample, at, Number, Number);
      entry.append(part.name);
      list.append(" ");
    }
    return list;
  };
  let now = 0;
  const draw = () => {
    const scene = data.frames[now];
    const width = Math.min(560, box.clientWidth || 460);
    const height = Math.round(scene.height * Math.max(380, width));
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    for (const [key, value] of Object.entries({ width, height })) svg.setAttribute(key, value);
    const count = scene.panels.length;
    scene.panels.forEach((each, i) => panel(svg, each, scene.beside
      ? [i * width / count, 0, width / count, height] : [0, i * height / count, width, height / count]));
    box.replaceChildren(legend(scene), svg);
    box.setAttribute("aria-label", scene.words);
  };
  box.setAttribute("role", "img");
  let seen = box.clientWidth;
  new ResizeObserver(() => {
    if (box.clientWidth !== seen) draw();
    seen = box.clientWidth;
  }).observe(box);
  return (frame) => {
    now = frame;
    draw();
  };
};
