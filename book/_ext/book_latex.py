"""The book on paper: what LaTeX needs that the web does not. See ``make pdf``."""

from __future__ import annotations

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config

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
% What a cell says stands on white, indented, below what it is.
\newenvironment{sphinxVerbatimInput}{}{}
\newenvironment{sphinxVerbatimOutput}
  {\colorlet{VerbatimColor}{white}\begin{adjustwidth}{1em}{}}{\end{adjustwidth}}
% A line of prose may be a little loose rather than run into the margin.
\emergencystretch=3em
"""


def prepare_latex(app: Sphinx, config: Config) -> None:
    """After the extension for LaTeX, whose own class asks for fonts of half a gigabyte."""
    config.latex_theme = "manual"
    config.latex_use_xindy = False  # another program, for the indexes of other alphabets
    config.latex_elements = {
        "papersize": "a4paper",
        "pointsize": "11pt",
        "extraclassoptions": "oneside,openany",
        "fncychap": "",
        "fontpkg": FONTS,
        "preamble": PREAMBLE,
        "figure_align": "htbp",
        "sphinxsetup": "verbatimwithframe=false, VerbatimColor={gray}{0.96}, "
        "InnerLinkColor={rgb}{0,0.25,0.5}, OuterLinkColor={rgb}{0,0.25,0.5}",
    }
    # All pictures come as PNG; nothing has to be converted.
    config.jblatex_load_imgconverter = False
    config.latex_documents = [
        (config.root_doc, "dpedu.tex", config.project, config.author, "manual"),
    ]


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
    app.connect("doctree-resolved", open_proofs)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
