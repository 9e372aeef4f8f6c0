// A number as readers write it: 0.25, 0,25, 1/4, 25 %, ln 3, log2(8), e^-2, 3·sqrt(2), 2^-3, ½, 1 000, 90,000,
// 3 bits. `dpRead` gives its `value`, NaN for what it cannot read, then with the sign or word that it stopped
// at, `unread`, or whether it divides `byZero`; what it `leftOut`, a unit; and the `step` of its last digit, if it is no
// more than digits. Code is never run: an answer is read sign by sign.
window.dpRead = (text) => {
  const FUNCTIONS = { ln: Math.log, log: Math.log, exp: Math.exp, sqrt: Math.sqrt, "√": Math.sqrt, abs: Math.abs, lb: Math.log2 };
  const CONSTANTS = { e: Math.E, pi: Math.PI, "π": Math.PI };
  const SIGNS = { "−": "-", "–": "-", "·": "*", "⋅": "*", "×": "*", "∗": "*", "÷": "/", "⁄": "/" };
  // What is counted, or promised (3-DP), changes no number. A word that does, as dozen or million, is none of these.
  const COUNTED = "€|\\$|£|dp|(?:eur|euro|dollar|pound|bit|nat|time|people|person|participant|inhabitant|site|record|row|user|" +
    "answer|question|query|queries|step|box|boxe|vote|year|day|degree|hypothes[ei]s|standard deviation)s?";
  const leftOut = [];
  const leave = (_, unit) => {
    leftOut.push(unit);
    return " ";
  };
  // Thousands stand in groups of three, all with the same sign between them: a comma, a space, an apostrophe.
  // A comma before one group of three is such a sign, too, unless nothing but 0 is before it.
  const GROUPED = /(?<![\d.,'])(?!0)\d{1,3}(?:(?:,\d{3})+(?=\.\d)|(?:,\d{3})+(?![\d.,])|(?:[ '’]\d{3})+(?!\d))/g;
  const GERMAN = /(?<![\d.,])\d{1,3}(?:(?:\.\d{3})+(?=,\d)|(?:\.\d{3}){2,}(?![\d.,]))/g; // 1.000,50 and 1.000.000
  // A raised number is an exponent; then ½ becomes 1⁄2, and letters of other widths plain ones.
  const plain = text.replace(/[⁰¹²³⁴-⁹⁺⁻]+/g, (raised) => `^(${raised.normalize("NFKC")})`)
    .replace(/(\d?)([¼-¾⅐-⅞])/g, (_, whole, part) => `(${whole || 0}+${part.normalize("NFKC")})`)
    .normalize("NFKC").toLowerCase()
    .replace(/^\s*(?:[\p{L}\d_]+\s*)?[=≈]/u, "") // what it is the value of
    .replace(/\s*[.;]\s*$/, "") // the end of a sentence
    .replace(new RegExp(`^\\s*(€|\\$|£|eur(?=\\s))`), leave)
    .replace(new RegExp(`(?<=[\\d)%½√πe.\\s])\\s*[-‐]?(?<![\\p{L}])(${COUNTED})\\s*$`, "u"), leave)
    .replace(/per\s?cent|pct/g, "%").replace(/\*\*/g, "^").replace(/\d\s*x\s*(?=\d)/g, (found) => found.replace("x", "*"))
    .replace(/[−–·⋅×∗÷⁄]/g, (sign) => SIGNS[sign])
    .replace(GERMAN, (grouped) => grouped.replaceAll(".", "")).replace(GROUPED, (grouped) => grouped.replace(/[ ,'’]/g, ""));
  const parts = plain.match(/log_?\d+(?!\d)(?=\s*[(√\p{L}\d])|\d+(?:[.,]\d*)?(?:e[+-]?\d+)?|[.,]\d+|\p{L}+|\S/gu) ?? [];
  let at = 0;
  const take = (...signs) => (signs.includes(parts[at]) ? parts[at++] : undefined);

  let stopped; // what could not be read
  let byZero = false;
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
      // But 0.25 (25%) says one number twice.
      const twice = parts[at] === "(" && /^[\d.,]/.test(parts[at + 1] ?? "") && /^[%)]$/.test(parts[at + 2] ?? "");
      if (!sign && (twice || !/^[a-z(√π]/.test(parts[at] ?? ""))) return value;
      const other = signed();
      byZero ||= sign === "/" && other === 0;
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
    return take("%") ? value / 100 : take("‰") ? value / 1000 : value;
  };
  const atom = () => {
    const part = parts[at] ?? "";
    at++;
    if (part === "(") {
      const value = sum();
      return take(")") ? value : NaN;
    }
    const base = /^log_?(\d+)$/.exec(part)?.[1]; // log2(8); but log 2 is the natural one of 2
    if (base) return ({ 2: Math.log2, 10: Math.log10 }[base] ?? ((it) => Math.log(it) / Math.log(base)))(power());
    if (Object.hasOwn(FUNCTIONS, part)) return FUNCTIONS[part](power());
    if (Object.hasOwn(CONSTANTS, part)) return CONSTANTS[part];
    if (/^[.,]?\d/.test(part)) return Number(part.replace(",", "."));
    stopped ??= part;
    return NaN;
  };
  const value = sum();
  if (at < parts.length) stopped ??= parts[at];
  const known = stopped === undefined && Number.isFinite(value) && !byZero;
  return { value: known ? value : NaN, unread: stopped ?? null, byZero, leftOut, step: known ? stepOf(parts) : NaN };
};
// 0.63 goes by hundredths, 63 % too, 1200 by hundreds: zeros at the end may stand for digits, but two digits are told.
const stepOf = (parts) => {
  const [digits, share, ...more] = parts.filter((part) => !/^[+-]$/.test(part));
  const found = more.length ? null : /^0*(\d*)(?:[.,](\d*))?(?:e([+-]?\d+))?$/.exec(digits);
  const unit = { undefined: 1, "%": 1 / 100, "‰": 1 / 1000 }[share];
  if (!found || !unit) return NaN;
  const [, whole, decimals = "", power = 0] = found;
  const zeros = /0*$/.exec(whole)[0].length;
  const place = decimals ? -decimals.length : Math.max(Math.min(zeros, whole.length - 2), share ? 0 : -1);
  return place < 0 && !decimals ? NaN : 10 ** (place + Number(power)) * unit;
};
// As the book writes it: 0.25, 1000, 90 000.
window.dpWritten = (value) => {
  const digits = Math.trunc(Math.abs(value)).toString().length;
  const [whole, part] = String(digits > 15 ? value : Number(value.toPrecision(Math.max(6, digits)))).split(".");
  const grouped = /^-?\d{5,15}$/.test(whole) ? whole.replace(/\B(?=(\d{3})+$)/g, "\u202f") : whole;
  return part ? `${grouped}.${part}` : grouped;
};
