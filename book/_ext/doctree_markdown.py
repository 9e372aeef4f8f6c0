"""Turn a page's resolved doctree into plain Markdown that any notebook reader shows.

In a resolved doctree every reference, number, citation and glued value already is text; what is
left is to write it down. Whatever this writer does not know is an error, so that nothing can be
lost silently.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from book_selfcheck import KINDS, selfcheck
from docutils import nodes
from sphinx import addnodes
from sphinx_design.dropdown import dropdown_main

# The class of what stands on the site only, and in no notebook that is downloaded.
ONLINE = "dp-online"

# Admonitions of docutils by class name; their first child is a title or their name is one.
ADMONITIONS = (
    nodes.note, nodes.tip, nodes.hint, nodes.important, nodes.warning, nodes.caution,
    nodes.attention, nodes.danger, nodes.error, addnodes.seealso,
)  # fmt: skip
SILENT = (
    nodes.comment, nodes.target, nodes.substitution_definition, nodes.system_message,
    addnodes.index, nodes.meta, addnodes.highlightlang, nodes.colspec,
)  # fmt: skip
# In inline Markdown these begin markup; mathematics and code are written without this.
SPECIAL = re.compile(r"([\\`*_\[\]<>$])")


class Unknown(Exception):
    """A kind of node that has no Markdown here."""


class MarkdownWriter:
    """Writes one page.

    Parameters
    ----------
    cite
        From an internal reference node to the address of the work it cites, or None.
    number
        From a node and the kind of thing that it is counted as to its number, or "".
    """

    def __init__(
        self,
        cite: Callable[[nodes.reference], str | None],
        number: Callable[[nodes.Element, str], str],
    ) -> None:
        self.cite = cite
        self.number = number
        self.level = 0

    # Inline

    def inline(self, children: Iterable[nodes.Node]) -> str:
        return "".join(self.inline_node(child) for child in children)

    def inline_node(self, node: nodes.Node) -> str:
        match node:
            case nodes.Text():
                return SPECIAL.sub(r"\\\1", node.astext())
            case nodes.emphasis() | nodes.title_reference():
                return f"*{self.inline(node.children)}*"
            case nodes.strong():
                return f"**{self.inline(node.children)}**"
            case nodes.literal():
                text = node.astext()
                return f"`` {text} ``" if "`" in text else f"`{text}`"
            case nodes.math():
                return f"${node.astext()}$"
            case nodes.superscript() | nodes.subscript():
                tag = "sup" if isinstance(node, nodes.superscript) else "sub"
                return f"<{tag}>{self.inline(node.children)}</{tag}>"
            case nodes.footnote_reference():
                return f"<sup>{node.astext()}</sup>"
            case nodes.reference():
                return self.reference(node)
            case nodes.image() if "://" in node["uri"] or node["uri"].startswith("data:"):
                return f"![{node.get('alt', '')}]({node['uri']})"
            case nodes.raw():
                decoration = node.astext().startswith("<svg")
                return node.astext() if "html" in node["format"] and not decoration else ""
            case nodes.inline() if ONLINE in node["classes"]:
                return ""
            case nodes.inline() | nodes.abbreviation() | addnodes.number_reference():
                return self.inline(node.children)
            case nodes.generated() | nodes.problematic():
                return node.astext()
            case _ if isinstance(node, SILENT):
                return ""
        raise Unknown(f"inline {type(node).__name__}")

    def reference(self, node: nodes.reference) -> str:
        text = self.inline(node.children)
        address = node.get("refuri", "")
        if node.get("internal") or not address:
            address = self.cite(node) or ""
        # Within the book a notebook has no page to point to: the words must do.
        return f"[{text}]({address})" if address else text

    # Blocks

    def blocks(self, children: Iterable[nodes.Node]) -> str:
        return "\n\n".join(filter(None, map(self.block, children)))

    def block(self, node: nodes.Node) -> str:
        match node:
            case nodes.paragraph() | nodes.rubric() | nodes.caption():
                text = self.inline(node.children).strip()
                return f"**{text}**" if isinstance(node, nodes.rubric) else text
            case nodes.title():
                return f"{'#' * self.level} {self.inline(node.children)}"
            case nodes.section():
                return self.section(node)
            case nodes.math_block():
                return f"$$\n{node.astext().strip()}{self.equation_number(node)}\n$$"
            case nodes.literal_block() | nodes.doctest_block():
                language = node.get("language", "")
                language = "" if language in ("default", "none") else language
                fence = "````" if "```" in node.astext() else "```"
                return f"{fence}{language}\n{node.astext().rstrip()}\n{fence}"
            case nodes.bullet_list():
                return "\n".join(self.item(child, "- ") for child in node.children)
            case nodes.enumerated_list():
                first = node.get("start", 1)
                return "\n".join(
                    self.item(child, f"{first + index}. ")
                    for index, child in enumerate(node.children)
                )
            case nodes.block_quote():
                return prefix(self.blocks(node.children), "> ")
            case nodes.attribution():
                return f"— {self.inline(node.children)}"
            case nodes.definition_list():
                return self.blocks(node.children)
            case nodes.definition_list_item():
                return self.definition(node)
            case nodes.table():
                return self.table(node)
            case nodes.figure():
                others = [child for child in node.children if not isinstance(child, nodes.caption)]
                return "\n\n".join(filter(None, [self.blocks(others), self.caption(node)]))
            case nodes.legend() | addnodes.only():
                return self.blocks(node.children)
            case nodes.image() | nodes.reference() | nodes.raw():
                return self.inline_node(node)
            case nodes.transition():
                return "---"
            case nodes.footnote() | nodes.citation():
                label, *rest = node.children
                return f"<sup>{label.astext()}</sup> {self.blocks(rest)}"
            case nodes.line_block():
                return "  \n".join(self.inline(line.children) for line in node.children)
            case selfcheck():
                return self.selfcheck(node)
            case nodes.container():
                return self.blocks(node.children)
            case dropdown_main():
                title, *rest = node.children
                return details(self.inline(title.children).strip(), self.blocks(rest))
            case nodes.admonition() | nodes.topic() | nodes.sidebar():
                return self.admonition(node)
            case addnodes.glossary() | nodes.compound() | nodes.General() if node.children:
                if node.get("countertype"):
                    return self.theorem(node)
                return self.blocks(node.children)
            case _ if isinstance(node, SILENT):
                return ""
            case _ if isinstance(node, ADMONITIONS):
                name = type(node).__name__.replace("seealso", "see also").capitalize()
                rest = [child for child in node.children if not isinstance(child, nodes.title)]
                return prefix(headed(name, self.blocks(rest)), "> ")
            case nodes.Element() if node.get("countertype"):
                return self.theorem(node)
            case nodes.Element() if type(node).__name__ == "proof_node":
                return self.blocks(node.children)
            case nodes.Inline() | nodes.Text():
                return self.inline_node(node)
        raise Unknown(f"block {type(node).__name__}")

    def caption(self, figure: nodes.figure) -> str:
        """The caption with the number by which sentences refer to it."""
        number = self.number(figure, "figure")
        words = [self.inline(child.children) for child in figure.findall(nodes.caption)]
        return f"*{f'Fig. {number}: ' if number else ''}{' '.join(words)}*" if words else ""

    def section(self, node: nodes.section) -> str:
        if not isinstance(node.next_node(), nodes.title):  # the body of a theorem
            return self.blocks(node.children)
        self.level += 1
        text = self.blocks(node.children)
        self.level -= 1
        return text

    def equation_number(self, node: nodes.math_block) -> str:
        return f" \\tag{{{self.number(node, 'displaymath')}}}" if node.get("number") else ""

    def item(self, node: nodes.Node, mark: str) -> str:
        assert isinstance(node, nodes.list_item)
        text = self.blocks(node.children)
        if all(isinstance(child, nodes.paragraph | nodes.bullet_list) for child in node.children):
            text = text.replace("\n\n- ", "\n- ")
        return mark + text.replace("\n", "\n" + " " * len(mark)).rstrip(" ")

    def definition(self, node: nodes.definition_list_item) -> str:
        terms = [child for child in node.children if isinstance(child, nodes.term)]
        rest = [child for child in node.children if isinstance(child, nodes.definition)]
        heading = ", ".join(self.inline(term.children).strip() for term in terms)
        body = "\n\n".join(self.blocks(child.children) for child in rest)
        return f"**{heading}**: {body}"

    def table(self, node: nodes.table) -> str:
        rows = [[self.cell(entry) for entry in row.children] for row in node.findall(nodes.row)]
        if not any(node.findall(nodes.thead)):
            rows.insert(0, [""] * len(rows[0]))
        lines = ["| " + " | ".join(row) + " |" for row in rows]
        lines.insert(1, "|" + "---|" * len(rows[0]))
        titles = [f"*{self.inline(title.children)}*\n\n" for title in node.findall(nodes.title)]
        return "".join(titles) + "\n".join(lines)

    def cell(self, entry: nodes.Node) -> str:
        text = self.blocks(entry.children).replace("\n\n", "<br>").replace("\n", " ")
        # A bar ends a cell, even within mathematics.
        return re.sub(r"(?<!\\)\|", r"\\vert ", text) if "$" in text else text.replace("|", r"\|")

    def admonition(self, node: nodes.Element) -> str:
        first, *rest = node.children
        if not isinstance(first, nodes.title):  # a proof carries its word in its first sentence
            return self.blocks(node.children)
        title = self.inline(first.children)
        if "dropdown" in node["classes"]:
            return details(title, self.blocks(rest))
        return prefix(headed(title, self.blocks(rest)), "> ")

    def theorem(self, node: nodes.Element) -> str:
        title, *rest = node.children
        name = self.inline(title.children).strip()
        number = self.number(node, node["countertype"])
        heading = " ".join(filter(None, [node["realtype"].capitalize(), number, name]))
        return headed(heading, self.blocks(rest))

    def selfcheck(self, node: selfcheck) -> str:
        question, *choices = node.children
        text = f"**{KINDS[node['kind']]}.** {self.blocks(question.children)}"
        for choice in choices:
            label, why = choice.children
            if node["kind"] != "number":
                summary = self.inline(label.children)
            else:
                summary = "The answer" if choice["right"] else f"If you found {choice['value']}"
            word = "Right." if choice["right"] else "Not quite."
            if node["kind"] == "number" and choice["right"]:
                word = f"{node['answer']:g}."
            text += "\n\n" + details(summary, f"**{word}** {self.blocks(why.children)}")
        return text


def details(summary: str, body: str) -> str:
    # The blank lines make Markdown inside the element count as Markdown.
    return f"<details><summary>{summary}</summary>\n\n{body}\n\n</details>"


def headed(heading: str, text: str) -> str:
    """A heading that runs into its text, but stands above a list, which it would break."""
    gap = "\n\n" if re.match(r"(?:-|\d+\.) ", text) else " "
    return f"**{heading}.**{gap}{text}"


def prefix(text: str, mark: str) -> str:
    return "\n".join((mark + line).rstrip() for line in text.split("\n"))
