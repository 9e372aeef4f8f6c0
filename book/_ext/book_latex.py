"""The book on paper: what LaTeX needs that the web does not. See ``make pdf``."""

from __future__ import annotations

import re

from book_selfcheck import as_plain, selfcheck
from bs4 import BeautifulSoup, Tag
from docutils import nodes
from sphinx.addnodes import start_of_file, tabular_col_spec
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.transforms.post_transforms import SphinxPostTransform

# Letters that formulas and code of this book use, in fonts that Debian has.
FONTS = r"""
\setmainfont{FreeSerif}[Extension=.otf, UprightFont=*, ItalicFont=*Italic, BoldFont=*Bold,
  BoldItalicFont=*BoldItalic]
\setsansfont{FreeSans}[Extension=.otf, UprightFont=*, ItalicFont=*Oblique, BoldFont=*Bold,
  BoldItalicFont=*BoldOblique]
\setmonofont{DejaVuSansMono}[Extension=.ttf, UprightFont=*, ItalicFont=*-Oblique, BoldFont=*-Bold,
  BoldItalicFont=*-BoldOblique, Scale=0.8]
"""
PREAMBLE = r"""
\usepackage{unicode-math}
\usepackage{changepage}
\hypersetup{pdfencoding=auto, psdextra}
% A bookmark is plain text: the formulas of a title are left out of it.
\pdfstringdefDisableCommands{\def\(#1\){…}}
% The one letter that the font for code lacks.
\usepackage{newunicodechar}
\newunicodechar{ℓ}{\ensuremath{\ell}}
\setcounter{tocdepth}{1}
% Sphinx gives the contents the caption of the first part, among the words of the language, which
% are put in after this: so it has to be said there.
\AtBeginDocument{\addto\captionsenglish{\renewcommand{\contentsname}{Contents}}}
% What a cell says stands on white, indented, below what it is.
\newenvironment{sphinxVerbatimInput}{}{}
\newenvironment{sphinxVerbatimOutput}
  {\colorlet{VerbatimColor}{white}\begin{adjustwidth}{1em}{}}{\end{adjustwidth}}
\usepackage{tikz}
% The cover: one answer's densities with one person and without, a factor of e^ε apart at most.
\makeatletter
\newcommand{\bookcover}{\begin{titlepage}\centering\sffamily\vspace*{2cm}
  {\fontsize{30}{38}\selectfont\bfseries\@title\par}\vspace{1cm}
  {\Large A book whose every claim is computed\par}\vfill
  \begin{tikzpicture}[x=1.25cm, y=7cm, line width=1.6pt]
    \fill[blue!60!black, opacity=.12] plot[domain=-5:-.5, samples=60] (\x, {exp(-abs(\x+.5))})
      -- plot[domain=-.5:5, samples=80] (\x, {exp(-abs(\x+.5))}) -- cycle;
    \fill[orange!85!black, opacity=.12] plot[domain=-5:.5, samples=80] (\x, {exp(-abs(\x-.5))})
      -- plot[domain=.5:5, samples=60] (\x, {exp(-abs(\x-.5))}) -- cycle;
    \draw[blue!60!black] plot[domain=-5:-.5, samples=60] (\x, {exp(-abs(\x+.5))})
      -- plot[domain=-.5:5, samples=80] (\x, {exp(-abs(\x+.5))});
    \draw[orange!85!black, dashed] plot[domain=-5:.5, samples=80] (\x, {exp(-abs(\x-.5))})
      -- plot[domain=.5:5, samples=60] (\x, {exp(-abs(\x-.5))});
    \draw[gray, line width=.6pt] (-5.2, 0) -- (5.2, 0);
  \end{tikzpicture}\vfill
  {\Large\@author\par}\vspace{2cm}\end{titlepage}}
\makeatother
\setlength{\headheight}{14pt}\addtolength{\topmargin}{-2pt}
% A line of prose may be a little loose rather than run into the margin.
\emergencystretch=3em
"""

PREFACE = (
    r"\chapter*{Preface}\phantomsection\addcontentsline{toc}{chapter}{Preface}"
    r"\markboth{Preface}{Preface}"
)


def prepare_latex(app: Sphinx, config: Config) -> None:
    """After the extension for LaTeX, whose own class asks for fonts of half a gigabyte."""
    config.latex_theme = "manual"
    config.latex_domain_indices = False  # of the reference, which is left out
    config.latex_use_xindy = False  # another program, for the indexes of other alphabets
    config.latex_elements = {
        "papersize": "a4paper",
        "pointsize": "11pt",
        "extraclassoptions": "oneside,openany",
        "fncychap": "",
        "fontpkg": FONTS,
        "preamble": PREAMBLE,
        "maketitle": r"\bookcover",
        "figure_align": "htbp",
        "sphinxsetup": "verbatimwithframe=false, VerbatimColor={gray}{0.96}, "
        "InnerLinkColor={rgb}{0,0.25,0.5}, OuterLinkColor={rgb}{0,0.25,0.5}",
    }
    # All pictures come as PNG; nothing has to be converted.
    config.jblatex_load_imgconverter = False
    config.latex_documents = [
        (config.root_doc, "dpedu.tex", config.project, config.author, "manual"),
    ]


LETTERS, LINES = 80, 30  # that a page has in a line, and in a table that surely fits it
COLUMN = r">{\raggedright\arraybackslash}p{\dimexpr %.3f\linewidth-2\tabcolsep}"


class SetTables(SphinxPostTransform):
    """What a cell shows as a table of HTML is a table on paper too, whatever object it is of."""

    default_priority = 3  # before MyST-NB takes one of the representations
    formats = ("latex",)

    def run(self, **_: object) -> None:
        """Replace such an output, unless it has a picture or LaTeX of its own."""
        for bundle in list(self.document.findall(nodes.container)):
            if bundle.get("nb_element") != "mime_bundle":
                continue
            types = {child["mime_type"]: child for child in bundle.children}
            if "text/html" not in types or {"image/png", "text/latex"} & set(types):
                continue
            shown = BeautifulSoup(types["text/html"].astext(), "html.parser")
            # A lab holds more than its tables; its words are what is printed.
            if shown.table and not shown.find(["input", "svg", "img"]):
                tables = [table_node(table) for table in shown.find_all("table")]
                notes = [nodes.paragraph("", each.get_text()) for each in shown.find_all("p")]
                bundle.replace_self([*tables, *notes])


def table_node(table: Tag) -> nodes.table:
    """A table of HTML, with cells that reach over several columns or rows."""
    rows = table.find_all("tr")
    width = sum(int(cell.get("colspan", 1)) for cell in rows[0].find_all(["td", "th"]))
    group = nodes.tgroup("", *(nodes.colspec(colwidth=1) for _ in range(width)), cols=width)
    parts: dict[bool, nodes.Element] = {True: nodes.thead(), False: nodes.tbody()}
    for row in rows:
        entries = nodes.row()
        for cell in row.find_all(["td", "th"]):
            entry = nodes.entry("", nodes.paragraph("", cell.get_text(" ", strip=True)))
            for name, more in (("colspan", "morecols"), ("rowspan", "morerows")):
                if int(cell.get(name, 1)) > 1:
                    entry[more] = int(cell[name]) - 1
            entries += entry
        parts[row.parent.name == "thead"] += entries
    group += [part for part in parts.values() if len(part)]
    return nodes.table("", group, classes=["colwidths-auto"])


class BreakTables(SphinxPostTransform):
    """A table that may be higher than a page goes on at the next, and gives each column its share.

    LaTeX breaks no other table: its last rows would be below the foot of the page, and lost.
    """

    default_priority = 4  # after those of cells are tables
    formats = ("latex",)

    def run(self, **_: object) -> None:
        for table in list(self.document.findall(nodes.table)):
            rows = [[cell.astext() for cell in row] for row in table.findall(nodes.row)]
            if len({len(row) for row in rows}) > 1:
                continue  # cells that reach over several columns
            # Long texts get more room, but short ones must not be broken at each word.
            sizes = [sum(map(len, column)) ** 0.5 for column in zip(*rows, strict=True)]
            shares = [max(0.04, size / max(1.0, sum(sizes))) for size in sizes]
            lines = sum(
                max(
                    -(-len(text) // max(1, int(share / sum(shares) * LETTERS)))
                    for text, share in pairs
                )
                for pairs in (zip(row, shares, strict=True) for row in rows)
            )
            if lines > LINES:
                table["classes"].append("longtable")
                spec = "".join(COLUMN % (share / sum(shares)) for share in shares)
                table.parent.insert(table.parent.index(table), tabular_col_spec(spec=spec))


def leave_out_reference(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Whoever looks a name up has a screen; hundreds of pages stay unprinted."""
    if app.builder.format != "latex":
        return
    for part in list(doctree.findall(start_of_file)):
        if part.parent and in_reference(part["docname"]):
            part.parent.remove(part)
    for link in list(doctree.findall(nodes.reference)):
        if in_reference(link.get("refuri", "").removeprefix("%").partition("#")[0]):
            link.replace_self(link.children)


def in_reference(docname: str) -> bool:
    return docname == "book/reference" or docname.startswith("book/reference/")


def answer_at_the_end(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Answers stand in a chapter of their own, so that they are not read with the question."""
    if app.builder.format != "latex":
        return
    # A part holds files too, and comes before them: a question is its own chapter's.
    owners = {
        question: chapter
        for chapter in doctree.findall(start_of_file)
        for question in chapter.findall(selfcheck)
    }
    chapters: dict[start_of_file, list[selfcheck]] = {}
    for question, chapter in owners.items():
        chapters.setdefault(chapter, []).append(question)
    answers = nodes.section("", nodes.title("", "Answers"), ids=["answers"])
    serial = 0
    for chapter, questions in chapters.items():
        heading = chapter.next_node(nodes.title)
        words = nodes.title("", "", *(child.deepcopy() for child in heading.children))
        section = nodes.section("", words, ids=[f"answers-{len(answers)}"])
        for count, question in enumerate(questions, 1):
            serial += 1
            title, *asked, _, replies = as_plain(question)
            title[0].replace_self(nodes.strong("", f"{title.astext()[:-1]} {count}."))
            title += nodes.raw("", rf" (Answer: page \pageref{{answer-{serial}}}.)", format="latex")
            label = nodes.raw("", rf"\phantomsection\label{{answer-{serial}}}", format="latex")
            section += [nodes.paragraph("", "", label, nodes.strong("", f"{count}.")), replies]
            question.replace_self([title, *asked])
        answers += section
    if chapters:
        last = [*doctree.findall(start_of_file)][-1]
        last.parent.insert(last.parent.index(last) + 1, answers)


def name_preface(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """What stands before the first part has a heading: its own is the book's title."""
    if app.builder.format == "latex" and (title := doctree.next_node(nodes.title)) is not None:
        title.parent.insert(title.parent.index(title) + 1, nodes.raw("", PREFACE, format="latex"))


def number_once(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """A heading that begins with a chapter's number has one from LaTeX, and needs no other."""
    if app.builder.format != "latex":
        return
    for title in doctree.findall(nodes.title):
        first = title.next_node(nodes.Text)
        if first is not None and (number := re.match(r"\d+\u00a0", first)):
            first.parent.replace(first, nodes.Text(first[number.end() :]))


def open_proofs(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """A proof is no box: LaTeX would give it a title that is empty."""
    if app.builder.format != "latex":
        return
    for box in list(doctree.findall(nodes.admonition)):
        if "dp-proof" in box["classes"]:
            section = box[-1] if isinstance(box[-1], nodes.section) else box
            last = section[-1] if len(section) else box
            if isinstance(last, nodes.paragraph):
                last += nodes.Text(" ∎")
            else:
                section += nodes.paragraph("", "∎")
            box.replace_self([child for part in box for child in unboxed(part)])


def unboxed(part: nodes.Node) -> list[nodes.Node]:
    return list(part.children) if isinstance(part, nodes.section) else [part]


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("config-inited", prepare_latex, priority=900)
    app.add_post_transform(SetTables)
    app.add_post_transform(BreakTables)
    app.connect("doctree-resolved", open_proofs)
    app.connect("doctree-resolved", name_preface)
    app.connect("doctree-resolved", number_once)
    app.connect("doctree-resolved", leave_out_reference, priority=300)
    # Before questions are written as for a plain text, answers below them.
    app.connect("doctree-resolved", answer_at_the_end, priority=400)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
