"""From text to a script. What cannot be read is refused with its line and what to write instead."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial

from dpedu.proofs._script import RULES, Cases, Chain, Claim, Declaration, Reason, Refusal, Step
from dpedu.proofs._terms import Relation, Statement, Term

MOST_CHARACTERS = 20_000
MOST_LINES = 500
MOST_DEPTH = 60
MOST_UNFOLDED = 120  # with definitions in place of their names
MOST_NODES = 600  # of one line
MOST_EXPONENT = 12
MOST_DIGITS = 30
RESERVED = frozenset(
    [
        "sum",
        "prod",
        "E",
        "ln",
        "exp",
        "abs",
        "size",
        "in",
        "for",
        "if",
        "by",
        "with",
        "at",
        "and",
        "of",
        "set",
        "real",
        "nat",
        "function",
        "random",
        "define",
        "assume",
        "fact",
        "choose",
        "claim",
        "case",
        "therefore",
        "induction",
        "on",
        "let",
        "proof",
        "nonempty",
        "element",
    ]
)
NAMES = re.compile(r"\b[A-Za-z_][A-Za-z_0-9]*")
RELATIONS = {"=", "<=", ">=", "<", ">", "!="}
TYPED = {
    "≤": "<=", "≥": ">=", "≠": "!=", "·": "*", "×": "*", "−": "-", "–": "-", "∣": "|",
    "\u00a0": " ", "\t": " ", "’": "'", "∑": "sum ", "∏": "prod ",
}  # fmt: skip
TOKEN = re.compile(
    r"\s*(?:(?P<number>\d+(?:\.\d+)?)|(?P<name>[A-Za-z_][A-Za-z_0-9]*)"
    r"|(?P<op><=|>=|!=|==|=<|=>|[-+*/^()\[\]{},:|=<>]))"
)
# Words that are not of the language, and what is meant by them.
WORDS = frozenset({
    "so", "hence", "thus", "then", "have", "we", "note", "also", "since", "because", "now", "from",
    "and", "finally", "obviously", "qed", "show", "using", "otherwise", "else", "assume", "suppose",
    "proof", "as", "that", "it", "this",
})  # fmt: skip
CHOOSE = "write a line of its own above the claim: choose t; the claim then speaks of t"
POWER = (
    f"write a whole number up to {MOST_EXPONENT}, or use exp(...), or declare a function:"
    " power(0) = 1, and for k nat: power(k + 1) = q * power(k)"
)
WITHOUT = "write: sum i in I: f(i), or, without j: sum i in I - j: f(i)"
SEVERAL = (
    "take out one, {0} i in I: f(i) = f(j) {1} ({0} i in I - j: f(i)), and no second one;"
    " of a set that is written out, all by enumeration"
)
FOR_FIRST = "write, each once and in this order: for i in I if s != 0: f(i) / s = 1"
BECAUSE = frozenset({"since", "because", "using", "from", "as", "follows", "via", "per", "due"})
DECLARATIONS = [
    "set",
    "real",
    "nat",
    "element",
    "function",
    "random",
    "define",
    "assume",
    "fact",
    "choose",
    "claim",
]


@dataclass
class Line:
    """One logical line: what was typed, continued while brackets are open."""

    number: int
    text: str
    indent: int
    typed: dict[Term | Relation, str] = field(default_factory=dict)  # as they stand in it
    deep: dict[str, int] = field(default_factory=dict)  # how deep what was defined before is nested


@dataclass
class Text:
    """A statement and a proof, read as far as they can be."""

    declarations: list[Declaration] = field(default_factory=list)
    items: list[Claim | Declaration] = field(default_factory=list)
    refusals: list[Refusal] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    lost: dict[str, int] = field(default_factory=dict)  # names on lines that could not be read
    given_lost: bool = False  # whether one of those is no claim of the statement
    deep: dict[str, int] = field(default_factory=dict)  # how deep each definition is nested


def lines(text: str, first: int = 1) -> list[Line]:
    """Split a text. Too long a text, and letters that only look like others, are refused."""
    if len(text) > MOST_CHARACTERS:
        why = f"the text has {len(text)} characters, and at most {MOST_CHARACTERS} are read"
        raise Refusal("too-large", why, "make it shorter", first)
    made: list[Line] = []
    depth = 0
    for number, raw in enumerate(text.splitlines(), first):
        for strange, typed in TYPED.items():
            raw = raw.replace(strange, typed)
        raw = raw.partition("#")[0].rstrip().rstrip(".;").rstrip()
        for letter in raw:
            if not 32 <= ord(letter) < 127:
                name = unicodedata.name(letter, f"U+{ord(letter):04X}")
                why = f"the character {letter!r} ({name}) is not read"
                raise Refusal("character", why, "write names in plain letters: epsilon", number)
        if not raw.strip():
            continue
        if depth > 0:
            made[-1].text += " " + raw.strip()
        else:
            made.append(Line(number, raw.strip(), len(raw) - len(raw.lstrip())))
            depth = 0
        depth += sum(raw.count(each) for each in "([{") - sum(raw.count(each) for each in ")]}")
    if len(made) > MOST_LINES:
        raise Refusal(
            "too-large", f"there are more than {MOST_LINES} lines", "make it shorter", first
        )
    return made


class Reader:
    """The tokens of one line, read from the left."""

    def __init__(self, line: Line) -> None:
        self.line, self.text, self.typed = line.number, line.text, line.typed
        self.deep, self.unfolded = line.deep, dict[int, int]()
        self.tokens: list[tuple[str, str]] = []
        self.spans: list[tuple[int, int]] = []  # where each token stands
        self.place = self.nodes = self.depth = 0
        self.bound_to = -1  # where a sum without brackets ended
        self.depths: dict[int, int] = {}
        self.kept: list[Term] = []  # so that no two of them have one id
        text, at = line.text, 0
        while at < len(text):
            found = TOKEN.match(text, at)
            if not found:
                if not text[at:].strip():
                    break
                raise self.refuse(f"{text[at:].strip()[:12]!r} cannot be read", "look for a typo")
            at = found.end()
            kind = found.lastgroup or ""
            word = found.group(kind)
            self.tokens.append((kind, {"==": "=", "=<": "<=", "=>": ">="}.get(word, word)))
            self.spans.append(found.span(kind))
        for place, (_, word) in enumerate(self.tokens):
            follows = self.tokens[place + 1][0] if place + 1 < len(self.tokens) else ""
            if word == "or":
                raise self.refuse("'or' is not in the language", "make two claims, or two cases")
            if (word == "choose" and place) or (word == "exists" and follows == "name"):
                raise self.refuse(f"{word!r} stands inside of a line", CHOOSE)

    def refuse(self, why: str, todo: str) -> Refusal:
        """An error at this line."""
        return Refusal("form", why, todo, self.line)

    @property
    def next(self) -> str:
        """The next token, or nothing at the end."""
        return self.tokens[self.place][1] if self.place < len(self.tokens) else ""

    def take(self, wanted: str = "") -> str:
        """Read one token, if there is one, and if it is the one that is wanted."""
        found = self.next
        if not found or (wanted and found != wanted):
            what = f"{found!r} stands" if found else "the line ends"
            raise self.refuse(
                f"{what} where {wanted or 'more'} is wanted", f"write {wanted or 'it'}"
            )
        self.place += 1
        return found

    def accept(self, wanted: str) -> bool:
        """Read this token if it is next."""
        if self.next != wanted:
            return False
        self.place += 1
        return True

    def name(self, what: str = "a name") -> str:
        """Read a name that may be declared."""
        kind = self.tokens[self.place][0] if self.place < len(self.tokens) else ""
        if self.next in RESERVED and what != "a term":
            raise self.refuse(f"`{self.next}` is a word of the language", "choose another name")
        if kind != "name" or self.next in RESERVED:
            raise self.refuse(
                f"{self.next or 'nothing'!r} stands where {what} is wanted", f"write {what}"
            )
        return self.take()

    def end(self, todo: str = "") -> None:
        """Refuse what is left over."""
        if self.next:
            kind = self.tokens[self.place][0]
            factor = kind in ("name", "number") or self.next == "("
            usual = "write a * between factors" if factor else "look at the brackets"
            if self.next in ("real", "nat"):
                usual = f"write: in {self.next}"
            elif self.next == "if":
                usual = "only claims, facts and assumptions have conditions: for ... if ...: ..."
            raise self.refuse(f"{self.next!r} is left over", todo or usual)

    # Terms ----------------------------------------------------------------------------------------

    def node(self, head: str, *args: Term, **more: object) -> Term:
        """Make a term, of which a line holds so many."""
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise Refusal("too-large", "this line is too long", "give parts a name: let", self.line)
        made = Term(head, args, **more)  # type: ignore[arg-type]
        depth = 1 + max((self.depths[id(each)] for each in args), default=0)
        if depth > MOST_DEPTH:
            raise Refusal(
                "too-large", "this line is nested too deep", "give parts a name: let", self.line
            )
        own = self.deep.get(made.name, 1) if head == "app" else 1
        deep = own + max((self.unfolded[id(each)] for each in args), default=0)
        if deep > MOST_UNFOLDED:
            why = "this line is nested too deep, with its definitions unfolded"
            raise Refusal("too-large", why, "build it of fewer definitions in a row", self.line)
        self.depths[id(made)], self.unfolded[id(made)] = depth, deep
        self.kept.append(made)
        return made

    def noted(self, made: Term, start: int) -> Term:
        """The same term; as it was typed, it is kept for messages."""
        self.typed.setdefault(made, self.between(start))
        return made

    def between(self, start: int) -> str:
        """What was typed from a token on."""
        return self.text[self.spans[start][0] : self.spans[self.place - 1][1]]

    def term(self) -> Term:
        """Summands."""
        self.depth += 1
        if self.depth > MOST_DEPTH:
            raise Refusal("too-large", "brackets are too deep", "give parts a name: let", self.line)
        start = self.place
        made = self.product()
        while self.next in ("+", "-"):
            if self.bound_to == self.place:
                raise self.refuse(
                    "it is not clear how far the sum or product goes",
                    "put brackets around it, or around what it adds up",
                )
            minus = self.take() == "-"
            other = self.product()
            made = self.node("+", made, self.node("-", other) if minus else other)
        self.depth -= 1
        return self.noted(made, start)

    def product(self) -> Term:
        """Factors and divisors. A sum reaches over all factors that follow."""
        start = self.place
        made = self.factor()
        while self.next in ("*", "/"):
            made = self.node(self.take(), made, self.factor())
        return self.noted(made, start)

    def factor(self) -> Term:
        """A sign, or a power."""
        start = self.place
        return self.noted(self._factor(), start)

    def _factor(self) -> Term:
        if self.accept("-"):
            self.depth += 1
            if self.depth > MOST_DEPTH:
                raise Refusal("too-large", "too many signs", "leave some out", self.line)
            inner = self.factor()
            self.depth -= 1
            if inner.head == "num":
                return self.node("num", value=-inner.value)
            return self.node("-", inner)
        if self.next in ("sum", "prod"):
            return self.binder()
        made = self.atom()
        if self.accept("^"):
            negative = self.accept("-")
            bracket = self.accept("(")
            negative = (bracket and self.accept("-")) or negative
            digits = self.take()
            digits += self.next if bracket and self.next != ")" else ""  # 1/2 is none, nor is n + 1
            if not digits.isdigit() or int(digits[:9]) > MOST_EXPONENT or len(digits) > 9:
                raise self.refuse(f"{digits!r} is no exponent here", POWER)
            if bracket:
                self.take(")")
            made = self.node("^", made, value=Fraction(-int(digits) if negative else int(digits)))
            if self.next == "^":
                raise self.refuse("a power of a power is not clear", "put brackets")
        return made

    def binder(self) -> Term:
        """A sum or product over one or more variables."""
        head, over = self.take(), []
        while True:
            name = self.name("a variable")
            self.take("in")
            kind = self.name("a set")
            without = self.atom() if self.accept("-") else None
            if without is not None and self.next == "-":
                why = f"only one element at a time can be left out of the {head}"
                raise self.refuse(why, SEVERAL.format(head, "+" if head == "sum" else "*"))
            over.append((name, kind, without))
            if not self.accept(","):
                break
            if self.place + 1 < len(self.tokens) and self.tokens[self.place + 1][1] != "in":
                why = "this is no variable of a sum or product"
                raise self.refuse(why, WITHOUT.replace("sum", head))
        if self.next and self.next != ":" and self.next not in RELATIONS:
            why = f"{self.next!r} stands where : is wanted, and the body of the {head}"
            raise self.refuse(why, WITHOUT.replace("sum", head))
        self.take(":")
        body = self.product()
        for name, kind, without in reversed(over):
            args = (body,) if without is None else (body, without)
            body = self.node(head, *args, name=name, over=kind)
        self.bound_to = self.place
        return body

    def atom(self) -> Term:
        """A number, a name with or without arguments, or something in brackets."""
        if self.accept("("):
            made = self.term()
            self.take(")")
            return made
        if not self.next:
            raise self.refuse("the line ends where a term is wanted", "write it")
        if self.next == "for":
            raise self.refuse("'for' stands where a term is wanted", FOR_FIRST)
        if self.next == "|":
            raise self.refuse("a term cannot begin with |", "write abs(...) for an absolute value")
        if self.next in ("sum_", "prod_"):
            head = self.next.rstrip("_")
            raise self.refuse(f"{self.next!r} cannot be read", f"write {head} a in A: f(a)")
        kind, word = self.tokens[self.place]
        if kind == "number":
            self.place += 1
            if len(word) > MOST_DIGITS:
                raise Refusal(
                    "too-large", "this number is too long", "use a shorter one", self.line
                )
            named = self.place < len(self.tokens) and self.tokens[self.place][0] == "name"
            if named and self.next not in RESERVED:
                raise self.refuse(
                    f"{word}{self.next} cannot be read", f"write {word} * {self.next}"
                )
            return self.node("num", value=Fraction(word))
        if word == "E":
            self.place += 1
            self.take("[")
            made = self.node("mean", self.term())
            self.take("]")
            return made
        if word in ("ln", "exp", "abs"):
            self.place += 1
            self.take("(")
            made = self.node(word, self.term())
            self.take(")")
            return made
        name = self.take() if word == "size" else self.name("a term")
        args: list[Term] = []
        if self.accept("("):
            args.append(self.term())
            while self.accept(",") or self.accept("|"):
                args.append(self.term())
            self.take(")")
        return self.node("app", *args, name=name)

    def relations(self) -> list[Relation]:
        """Relations, with commas or `and` between; 0 < p < 1 is two."""
        made: list[Relation] = []
        while True:
            start = self.place
            left = self.term()
            if self.next not in RELATIONS:
                raise self.refuse("a relation is wanted", "write =, !=, <, <=, > or >=")
            while self.next in RELATIONS:
                op, middle, right = self.take(), self.place, self.term()
                sides = (right, left) if ">" in op else (left, right)
                made.append(Relation(sides[0], op.replace(">", "<"), sides[1]))
                self.typed[made[-1]] = self.between(start)
                left, start = right, middle
            if not (self.accept(",") or self.accept("and")):
                return made

    def variables(self) -> list[tuple[str, str]]:
        """`a in A, u real`."""
        made = []
        while True:
            name = self.name("a variable")
            if self.accept("in"):
                made.append(
                    (name, self.take() if self.next in ("real", "nat") else self.name("a set"))
                )
            elif self.next in ("real", "nat"):
                made.append((name, self.take()))
            else:
                raise self.refuse(
                    f"of what kind is {name}?", f"write {name} in SET, or {name} real"
                )
            if not self.accept(","):
                return made

    def parameters(self) -> list[tuple[str, str]]:
        """The same in brackets, or nothing."""
        if not self.accept("("):
            return []
        made = self.variables()
        self.take(")")
        return made

    def statement(self, name: str) -> Statement:
        """`for a in A if Q(a) > 0: P(a) <= Q(a)`."""
        variables: list[tuple[str, str]] = []
        conditions: list[Relation] = []
        if self.accept("for"):
            variables = self.variables()
        if self.accept("if"):
            conditions = self.relations()
        self._for_first()
        if variables or conditions:
            self.take(":")
        self._for_first()
        conclusions = self.relations()
        self._for_first()
        self.end()
        return Statement(name, tuple(variables), tuple(conditions), tuple(conclusions), self.line)

    def _for_first(self) -> None:
        if self.next == "for" or (self.next == "if" and self.place):
            raise self.refuse(f"{self.next!r} does not stand here", FOR_FIRST)

    def points(self) -> int:
        """`2 points`, which a claim of a task is worth."""
        number = self.take()
        if not number.isdigit() or not 0 < int(number[:9]) < 1000 or len(number) > 9:
            raise self.refuse(f"{number!r} are no points", "write a whole number, such as 2 points")
        if not self.accept("point"):
            self.take("points")
        return int(number)

    def reason(self) -> Reason:
        """`by RULE`, to the end of the line."""
        if not self.accept("by"):
            self.end("end the step with: by RULE" if self.next in BECAUSE else "")
            raise self.refuse("this step names no rule", "end it with: by RULE")
        rule = self.take()
        if rule == "induction" or rule not in RESERVED:
            made = self._rule(rule)
        elif rule in ("case", "define"):
            made = self._rule({"case": "case", "define": "definition"}[rule])
        else:
            raise self.refuse(f"{rule!r} is no rule", "name a rule, a fact or a claim")
        if self.next in ("and", ","):
            raise self.refuse("one step has one rule", "make two steps of it")
        self.end("end the line with the name of one rule; words may stand behind #")
        return made

    def _rule(self, rule: str) -> Reason:
        at, about, values = None, "", []
        if rule in ("definition", "rearranging"):
            self.accept("of")
            about = (
                self.take() if self.next in ("case", "induction") else self.name("what it is about")
            )
        elif rule == "splitting":
            self.accept("at")
            at = self.atom() if self.next else None
        elif rule in ("fact", "claim"):
            return self._rule(self.name("its name"))
        else:
            if rule == "absolute":
                self.accept("value")
            about = "" if rule in RULES else rule
        if self.accept("with"):
            while True:
                name = self.name("a variable")
                self.take("=")
                values.append((name, self.term()))
                if not self.accept(","):
                    break
        return Reason(rule, about, at, tuple(values))


# Lines --------------------------------------------------------------------------------------------


def read(statement: str, proof: str) -> Text:
    """Read a statement, and a proof of what it claims."""
    made = Text()
    try:
        given = lines(statement)
        made.lines += given
        for line in given:
            before = len(made.refusals)
            line.deep = made.deep
            _guarded(made, [line], partial(_declare, made, line))
            made.given_lost |= len(made.refusals) > before and not line.text.startswith("claim")
        rows = lines(proof)
    except Refusal as refusal:
        made.refusals.append(refusal)
        return made
    if rows and rows[0].text == "proof":
        rows = rows[1:]
    made.lines += rows
    place = 0
    while place < len(rows):
        line = rows[place]
        end = place + 1
        word = line.text.split()[0].rstrip(":")
        if word == "claim":
            while end < len(rows) and rows[end].text.split()[0] not in ("claim", "let"):
                end += 1
        block = rows[place:end]
        for each in block:
            each.deep = made.deep
        _guarded(made, block, partial(_append, made, word, block))
        place = end
    return made


def _declare(made: Text, line: Line) -> None:
    made.declarations.extend(declaration(line))
    _deeper(made, made.declarations[-1])


def _append(made: Text, word: str, block: list[Line]) -> None:
    made.items.append(_item(word, block))
    _deeper(made, made.items[-1])


def _deeper(made: Text, item: Claim | Declaration) -> None:
    """Remember how deep a definition is nested, if those in it are unfolded."""
    if isinstance(item, Declaration) and item.body is not None:
        made.deep[item.name] = _unfolded(item.body, made.deep)


def _unfolded(term: Term, deep: dict[str, int]) -> int:
    own = deep.get(term.name, 1) if term.head == "app" else 1
    return own + max((_unfolded(each, deep) for each in term.args), default=0)


def _guarded(made: Text, block: list[Line], what: Callable[[], object]) -> None:
    try:
        what()
    except Refusal as refusal:
        refusal.line = refusal.line or block[0].number
        made.refusals.append(refusal)
        for line in block:
            if line is block[0] or line.text.split()[0] in DECLARATIONS:
                made.lost |= dict.fromkeys(_declared(line), line.number) | made.lost
            if line.number > refusal.line > 0:
                made.refusals += _unread(line)


def _declared(line: Line) -> list[str]:
    """The names that a line that cannot be read seems to declare."""
    before = line.text.partition(":")[0].partition("=")[0]
    return NAMES.findall(re.sub(r"\(.*?\)|\bin\s+\w+", " ", before))[1:]


def _unread(line: Line) -> Iterator[Refusal]:
    """What cannot be read on a line that stands below another such line."""
    word = line.text.split()[0].rstrip(":")
    try:
        if Reader(line).next in RELATIONS:
            _step(Reader(line), line)
        elif word not in ("case", "induction"):
            _chain([line], 0)
    except Refusal as refusal:
        refusal.line = refusal.line or line.number
        yield refusal


def declaration(line: Line) -> Iterator[Declaration]:
    """One line of a statement, which may declare several names."""
    reader = Reader(line)
    what = reader.take()
    if what in ("real", "nat"):
        while True:
            yield Declaration("function", reader.name(), line.number, kind=what)
            if not reader.accept(","):
                break
        reader.end()
    elif what == "element":
        for name, kind in reader.variables():
            yield Declaration("function", name, line.number, kind=kind)
        reader.end()
    elif what == "set":
        name, elements = reader.name(), None
        if reader.accept("="):
            reader.take("{")
            elements = [reader.factor()]
            while reader.accept(","):
                elements.append(reader.factor())
            reader.take("}")
            if any(e.args or e.head not in ("num", "app") for e in elements):
                raise reader.refuse("elements are names or numbers", "write {0, 1} or {yes, no}")
        nonempty = reader.accept("nonempty")
        reader.end()
        own = tuple(elements) if elements is not None else None
        yield Declaration("set", name, line.number, elements=own, nonempty=nonempty)
    elif what in ("function", "random", "choose"):
        while True:
            name = reader.name()
            kinds, kind = reader.parameters(), "real"
            if reader.accept("in"):
                kind = reader.take() if reader.next in ("real", "nat") else reader.name("a set")
            if what == "random" and kind != "real":
                raise reader.refuse("what is random is real here", "leave the set out")
            yield Declaration(what, name, line.number, tuple(kinds), kind)
            if not reader.accept(","):
                break
        reader.end()
    elif what in ("define", "let"):
        name = reader.name()
        kinds = reader.parameters()
        reader.take("=")
        body = reader.term()
        reader.end()
        yield Declaration(what, name, line.number, tuple(kinds), body=body)
    elif what in ("assume", "fact", "claim"):
        name = reader.name()
        points = reader.points() if what == "claim" and reader.accept(",") else 0
        reader.take(":")
        stated = reader.statement(name)
        yield Declaration(what, name, line.number, statement=stated, points=points)
    elif what == "nonempty":
        raise reader.refuse("a line cannot begin with 'nonempty'", "write: set A nonempty")
    else:
        raise reader.refuse(f"a line cannot begin with {what!r}", f"use {', '.join(DECLARATIONS)}")


def _item(word: str, block: list[Line]) -> Claim | Declaration:
    head, rest = block[0], block[1:]
    if word == "let":
        return next(declaration(head))
    if word != "claim":
        todo = "begin with: claim NAME"
        raise Refusal("form", f"{head.text[:40]!r} belongs to no claim", todo, head.number)
    reader = Reader(head)
    reader.take("claim")
    name = reader.name("the name of a claim")
    if reader.accept(":") and reader.next:
        stated = reader.statement(name)
    else:
        reader.end()
        stated = Statement(name, (), (), (), head.number)
    return Claim(stated, tuple(_body(rest)), head.number)


def _body(rows: list[Line]) -> list[Chain | Cases]:
    made: list[Chain | Cases] = []
    place = 0
    while place < len(rows):
        line = rows[place]
        word = line.text.split()[0].rstrip(":")
        if word in ("case", "induction"):
            found, place = _cases(rows, place)
            made.append(found)
        else:
            chain, place = _chain(rows, place)
            made.append(chain)
    return made


def _cases(rows: list[Line], place: int) -> tuple[Cases, int]:
    """Cases are the lines of one indentation that begin with `case`; what is below is deeper."""
    first, name = rows[place], ""
    if first.text.split()[0] == "induction":
        reader = Reader(first)
        reader.take("induction")
        reader.accept("on")
        name = reader.name("a variable")
        reader.accept(":")
        reader.end()
        place += 1
    cases: list[tuple[Relation | None, tuple[Chain | Cases, ...], int]] = []
    depth = rows[place].indent if place < len(rows) else 0
    while place < len(rows) and rows[place].indent == depth:
        line = rows[place]
        if line.text.split()[0] != "case":
            break
        reader = Reader(line)
        reader.take("case")
        condition = None
        if name:
            found = reader.term()
            wanted = ("0", f"{name} + 1")[min(len(cases), 1)]
            if str(found) != wanted:
                raise reader.refuse(f"case {found} is not expected", f"write case {wanted}")
        else:
            (condition, *more) = reader.relations()
            if more:
                raise reader.refuse("a case has one condition", "put a case into the case")
        reader.accept(":")
        reader.end()
        end = place + 1
        while end < len(rows) and rows[end].indent > depth:
            end += 1
        cases.append((condition, tuple(_body(rows[place + 1 : end])), line.number))
        place = end
    if not cases:
        raise Refusal("form", "an induction needs its cases", "write: case 0", first.number)
    return Cases(tuple(cases), first.number, name), place


def _chain(rows: list[Line], place: int) -> tuple[Chain, int]:
    line = rows[place]
    reader = Reader(line)
    reader.accept("therefore")
    if reader.next in WORDS and reader.place + 1 < len(reader.tokens):
        kind, word = reader.tokens[reader.place + 1]
        if kind in ("name", "number") or word == ":":
            why = f"{reader.next!r} is a word, where a term begins"
            raise reader.refuse(why, "leave it out; words may stand behind #")
    if reader.next in ("otherwise", "else"):
        raise reader.refuse(f"{reader.next!r} is no case", "say which: case p >= 1/2")
    if reader.next in RELATIONS:
        raise reader.refuse(
            "a chain begins with a term", "write the left side on a line of its own"
        )
    first, steps = reader.term(), []
    if reader.next in RELATIONS:
        steps.append(_step(reader, line))
    reader.end()
    place += 1
    while place < len(rows):
        reader = Reader(rows[place])
        if reader.next not in RELATIONS:
            break
        steps.append(_step(reader, rows[place]))
        place += 1
    return Chain(first, tuple(steps), line.number), place


def _step(reader: Reader, line: Line) -> Step:
    op, term = reader.take(), reader.term()
    if reader.next in RELATIONS:
        raise reader.refuse("each step has a line of its own", "break the line before the relation")
    return Step(op, term, reader.reason(), line.number)
