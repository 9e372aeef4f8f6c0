"""Questions in the page: ``{predict}`` and ``{quiz}`` with choices, ``{number}`` with a number.

The body is a question, then one line ``: choice — explanation`` a choice; the right one's
explanation begins with ``*right*``. In ``{number}`` the choices are expected mistakes, and the
line ``: *right* — why`` explains the answer. In HTML choices are native radio buttons whose
explanations appear by style alone, so they work without script, and live regions read them out.
With script, arrow keys choose and Enter answers: who passes by a choice is not told what it means.
"""

from __future__ import annotations

import html
import math
from fractions import Fraction
from typing import ClassVar, NamedTuple

from docutils import nodes
from docutils.parsers.rst import directives
from docutils.statemachine import StringList
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

RIGHT = "*right*"
KINDS = {"predict": "Predict first", "quiz": "Check yourself", "number": "Work it out"}


class selfcheck(nodes.General, nodes.Element):
    """A question; children: one selfcheck_question, then a selfcheck_choice for each choice."""


class selfcheck_question(nodes.General, nodes.Element):
    """What is asked."""


class selfcheck_choice(nodes.General, nodes.Element):
    """A choice or an expected number; children: selfcheck_label, selfcheck_why."""


class selfcheck_label(nodes.General, nodes.TextElement):
    """The choice itself."""


class selfcheck_why(nodes.General, nodes.Element):
    """Why it is right or wrong."""


class Choice(NamedTuple):
    label: str
    why: str
    right: bool
    line: int


def parse(lines: list[str]) -> tuple[list[str], list[Choice]]:
    """Split a body into the question's lines and the choices; complain in words."""
    starts = [i for i, line in enumerate(lines) if line.startswith(": ")]
    if not starts:
        raise ValueError("no choices: write each as a line `: choice — explanation`")
    question = lines[: starts[0]]
    if not any(line.strip() for line in question):
        raise ValueError("no question before the first choice")
    choices = []
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        text = " ".join(line.strip() for line in [lines[start][2:], *lines[start + 1 : end]])
        text = text.strip()
        if text.startswith(RIGHT):
            label, why, right = "", text.removeprefix(RIGHT).strip(" —"), True
        else:
            label, dash, why = text.partition(" — ")
            if not dash:
                raise ValueError(f"choice `{text}` has no explanation after ` — `")
            right = why.strip().startswith(RIGHT)
            why = why.strip().removeprefix(RIGHT).strip(" —")
        if not why:
            raise ValueError(f"choice `{label or RIGHT}` has an empty explanation")
        choices.append(Choice(label.strip(), why, right, start))
    if sum(choice.right for choice in choices) != 1:
        raise ValueError("exactly one choice must be marked *right*")
    return question, choices


def number(text: str) -> float:
    """A number as authors write it: 0.75 or 3/4."""
    value = float(Fraction(text.replace(" ", "")))
    if not math.isfinite(value):
        raise ValueError(f"{text!r} is not finite")
    return value


class SelfCheck(SphinxDirective):
    """The three directives; they differ in what a choice may be."""

    has_content = True
    option_spec: ClassVar = dict.fromkeys(("answer", "tolerance"), directives.unchanged_required)

    def run(self) -> list[nodes.Node]:
        try:
            return [self.build()]
        except ValueError as problem:
            raise self.error(f"{{{self.name}}}: {problem}") from None

    def build(self) -> selfcheck:
        question, choices = parse(list(self.content))
        block = selfcheck(kind=self.name, classes=["dp-check", f"dp-{self.name}"])
        self.set_source_info(block)
        block["ids"].append(f"check-{self.env.new_serialno('selfcheck')}")
        if self.name == "number":
            self.set_answer(block, choices)
        elif self.options:
            raise ValueError("only {number} takes :answer: and :tolerance:")
        elif len(choices) < 2 or not all(choice.label for choice in choices):
            raise ValueError("at least two choices, each with a label before ` — `")
        elif len({choice.label for choice in choices}) < len(choices):
            raise ValueError("two choices have the same label")
        block += self.blocks(selfcheck_question(), question, 0)
        for choice in choices:
            item = selfcheck_choice(right=choice.right, value=choice.label)
            label = selfcheck_label(choice.label, "")
            label += self.state.inline_text(choice.label, self.lineno + choice.line)[0]
            item += [label, self.blocks(selfcheck_why(), [choice.why], choice.line)]
            block += item
        return block

    def set_answer(self, block: selfcheck, choices: list[Choice]) -> None:
        if "answer" not in self.options:
            raise ValueError("needs :answer:")
        answer = number(self.options["answer"])
        tolerance = number(self.options.get("tolerance", "0"))
        if tolerance < 0:
            raise ValueError(":tolerance: must not be negative")
        if len(choices) < 3:
            raise ValueError("name at least two wrong answers and the mistakes behind them")
        # Rounding in binary must not turn an exact answer away.
        block["answer"], block["tolerance"] = answer, max(tolerance, 1e-9 * max(1, abs(answer)))
        for choice in choices:
            if choice.right:
                continue
            if abs(number(choice.label) - answer) <= block["tolerance"]:
                raise ValueError(f"the wrong answer {choice.label} is within the tolerance")

    def blocks(self, node: nodes.Element, lines: list[str], offset: int) -> nodes.Element:
        source = self.get_source_info()[0]
        text = StringList(lines, source=source)
        self.state.nested_parse(text, self.content_offset + offset, node)
        return node


# HTML


def visit_html(self, node: selfcheck) -> None:
    self.body.append(self.starttag(node, "div"))
    inputs = number_form if node["kind"] == "number" else radio_buttons
    inputs(self, node)
    self.body.append("</div>\n")
    raise nodes.SkipNode


def inline(self, node: nodes.Element) -> None:
    """The children of a node; a first paragraph without its ``<p>``, as in a legend."""
    for child in node.children:
        parts = child.children if isinstance(child, nodes.paragraph) else [child]
        for part in parts:
            part.walkabout(self)


def question(self, node: selfcheck, tag: str, attributes: str = "") -> None:
    """The first paragraph of the question inside ``tag``, what follows it after ``tag``."""
    first, *rest = node[0].children
    self.body.append(f'<{tag}{attributes}><span class="dp-kind"><span>{KINDS[node["kind"]]}')
    self.body.append("</span></span> ")
    inline(self, nodes.Element("", first))
    self.body.append(f"</{tag}>\n")
    for child in rest:
        child.walkabout(self)


def verdict(self, choice: selfcheck_choice) -> None:
    word = "Right." if choice["right"] else "Not quite."
    self.body.append(f"<strong>{word}</strong> ")
    inline(self, choice[1])


def spoken(label: selfcheck_label) -> str:
    """A name for a choice that is all mathematics, which not every reader finds in a label."""
    if all(isinstance(child, nodes.math) for child in label.children):
        return f' aria-label="{html.escape(label.astext())}"'
    return ""


def radio_buttons(self, node: selfcheck) -> None:
    name = node["ids"][0]
    self.body.append("<fieldset>\n")
    question(self, node, "legend")
    for index, choice in enumerate(node[1:]):
        kind = "dp-right" if choice["right"] else "dp-wrong"
        own = f"{name}-{index}"
        self.body.append(
            f'<div class="dp-choice {kind}"><input type="radio" name="{name}" id="{own}" '
            f'autocomplete="off"{spoken(choice[0])}><label for="{own}">'
        )
        inline(self, choice[0])
        self.body.append('</label><div aria-live="polite"><div class="dp-why">')
        verdict(self, choice)
        self.body.append("</div></div></div>\n")
    self.body.append("</fieldset>\n")


def number_form(self, node: selfcheck) -> None:
    name = node["ids"][0]
    question(self, node, "p", f' id="{name}-question"')
    right = next(choice for choice in node[1:] if choice["right"])
    # Without script the answer can still be unfolded; the script swaps this for the form.
    self.body.append("<details><summary>Answer</summary>")
    self.body.append(f"<p>{node['answer']:g}. ")
    inline(self, right[1])
    self.body.append("</p></details>\n")
    self.body.append(
        f'<form hidden data-answer="{node["answer"]!r}" data-tolerance="{node["tolerance"]!r}">'
        # The keys of a phone for numbers alone have no letters for ln or sqrt.
        f'<label>Your answer <input type="text" autocomplete="off" autocapitalize="off" '
        f'spellcheck="false" maxlength="60" '
        f'aria-describedby="{name}-question"></label> <button type="submit">Check</button>'
        '<div aria-live="polite"><p class="dp-read" hidden></p>'
    )
    for choice in node[1:]:
        value = "" if choice["right"] else f' data-value="{number(choice["value"])!r}"'
        kind = "dp-right" if choice["right"] else "dp-wrong"
        self.body.append(f'<div class="dp-why {kind}" hidden{value}>')
        verdict(self, choice)
        self.body.append("</div>")
    self.body.append('<div class="dp-why dp-wrong" hidden data-other><strong>Not quite.</strong> ')
    self.body.append("Try once more, or go back to the lines above.</div>")
    self.body.append('<div class="dp-why dp-wrong" hidden data-rounded>')
    self.body.append("Close, but rounded too far: give more digits, or a fraction.</div>")
    self.body.append('<div class="dp-why dp-wrong" hidden data-unread>')
    self.body.append("Please write a number, such as 0.25, 1/4, 25 %, ln 3, sqrt(2) or e^-1.")
    self.body.append("</div></div></form>\n")


# Everything that is not HTML: the question, its choices, and the answers in one line after them.


def as_plain(node: selfcheck) -> list[nodes.Node]:
    """The same question in nodes that every builder knows."""
    title = nodes.paragraph("", "", nodes.strong("", f"{KINDS[node['kind']]}."))
    result: list[nodes.Node] = [title, *(child.deepcopy() for child in node[0].children)]
    choices = node[1:]
    if node["kind"] != "number":
        options = nodes.enumerated_list(enumtype="loweralpha", prefix="", suffix=")")
        for choice in choices:
            label = nodes.paragraph("", "", *(child.deepcopy() for child in choice[0].children))
            options += nodes.list_item("", label)
        result.append(options)
    answers = nodes.bullet_list()
    for index, choice in enumerate(choices):
        if node["kind"] != "number":
            mark = f"{chr(ord('a') + index)})"
        else:
            mark = f"{node['answer']:g}" if choice["right"] else choice["value"]
        word = "Right." if choice["right"] else "Not quite."
        why = [child.deepcopy() for child in choice[1].children]
        why[0].insert(0, nodes.Text(f"{mark} {word} "))
        answers += nodes.list_item("", *why)
    return [*result, nodes.paragraph("", "", nodes.emphasis("", "Answers.")), answers]


def write_plainly(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """On paper and in plain text nothing can be chosen."""
    if app.builder.format != "html":
        for node in list(doctree.findall(selfcheck)):
            node.replace_self(as_plain(node))


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_node(selfcheck, html=(visit_html, None))
    app.connect("doctree-resolved", write_plainly)
    for kind in KINDS:
        app.add_directive(kind, SelfCheck)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
