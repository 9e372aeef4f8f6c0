// A number as readers write it: 0.25, 0,25, 1/4, 25 %, ln 3, e^-2, 3·sqrt(2), 2^-3, ½, 1 000. `dpNumber`
// gives its value, or NaN for what it cannot read. Code is never run: an answer is read sign by sign.
window.dpNumber = (text) => {
  const FUNCTIONS = { ln: Math.log, log: Math.log, exp: Math.exp, sqrt: Math.sqrt, "√": Math.sqrt, abs: Math.abs };
  const CONSTANTS = { e: Math.E, pi: Math.PI, "π": Math.PI };
  const SIGNS = { "−": "-", "–": "-", "·": "*", "⋅": "*", "×": "*", "∗": "*", "÷": "/", "⁄": "/" };
  // A raised number is an exponent; then ½ becomes 1⁄2, and letters of other widths plain ones.
  const plain = text.replace(/[⁰¹²³⁴-⁹⁺⁻]+/g, (raised) => `^(${raised.normalize("NFKC")})`)
    .replace(/(\d?)([¼-¾⅐-⅞])/g, (_, whole, part) => `(${whole || 0}+${part.normalize("NFKC")})`)
    .normalize("NFKC").toLowerCase()
    .replace(/^\s*(?:[\p{L}\d_]+\s*)?[=≈]/u, "") // what it is the value of
    .replace(/per\s?cent/g, "%").replace(/\*\*/g, "^").replace(/\d\s*x\s*(?=\d)/g, (found) => found.replace("x", "*"))
    .replace(/[−–·⋅×∗÷⁄]/g, (sign) => SIGNS[sign])
    .replace(/(?<![\d.,])\d{1,3}(?: \d{3})+(?!\d)/g, (grouped) => grouped.replaceAll(" ", ""));
  const parts = plain.match(/\d+(?:[.,]\d*)?(?:e[+-]?\d+)?|[.,]\d+|[a-z]+|\S/gu) ?? [];
  let at = 0;
  const take = (...signs) => (signs.includes(parts[at]) ? parts[at++] : undefined);

  const sum = () => {
    let value = product();
    for (let sign = take("+", "-"); sign; sign = take("+", "-")) value += (sign === "-" ? -1 : 1) * product();
    return value;
  };
  const product = () => {
    let value = signed();
    for (;;) {
      const sign = take("*", "/");
      // 2 ln 3, and 2(1 + 3): a product without a sign. Two numbers side by side are no number.
      if (!sign && !/^[a-z(√π]/.test(parts[at] ?? "")) return value;
      const other = signed();
      value = sign === "/" ? value / other : value * other;
    }
  };
  const signed = () => {
    const sign = take("+", "-");
    return sign ? (sign === "-" ? -1 : 1) * signed() : power();
  };
  const power = () => {
    const base = atom();
    const value = take("^") ? base ** signed() : base;
    return take("%") ? value / 100 : value;
  };
  const atom = () => {
    const part = parts[at++] ?? "";
    if (part === "(") {
      const value = sum();
      return take(")") ? value : NaN;
    }
    if (Object.hasOwn(FUNCTIONS, part)) return FUNCTIONS[part](power());
    if (Object.hasOwn(CONSTANTS, part)) return CONSTANTS[part];
    return /^[\d.,]/.test(part) ? Number(part.replace(",", ".")) : NaN;
  };
  const value = sum();
  return at === parts.length ? value : NaN;
};
