"""How pages look."""

from __future__ import annotations

STYLE = """
:root { color-scheme: light dark; --line: #767676; --good: #0b6b2e; --bad: #a3231f;
  --text: #1b1b1b; --page: #fff; }
@media screen and (prefers-color-scheme: dark) {
  :root { --good: #7ddc9b; --bad: #ff9d94; --text: #ececec; --page: #17191e; } }
html { background: var(--page); color: var(--text); }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem; }
h1 { line-height: 1.2; overflow-wrap: anywhere; font-size: clamp(1.4rem, 6vw, 2rem); }
h2 { margin: 2rem 0 .25rem; line-height: 1.3; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; font-weight: bold; }
th, td { text-align: left; padding: .3rem .5rem; border-bottom: 1px solid var(--line); }
td + td, th + th { text-align: right; white-space: nowrap; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border-left: 3px solid var(--line);
  padding: .25rem .75rem; margin: .5rem 0; font: .9rem/1.45 ui-monospace, monospace; }
.good { color: var(--good); } .bad { color: var(--bad); } .points { font-weight: bold; }
.comment { border-left: 3px solid var(--good); padding-left: .75rem; }
.prose { border-left: 3px solid var(--line); padding-left: .75rem; }
.comment, .prose { overflow-x: auto; overflow-wrap: anywhere; }
@media print { body { max-width: none; } section { break-inside: avoid-page; } }
"""
