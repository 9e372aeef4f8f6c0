"""Results of calls that are repeated: as the test wants them, fewer, or ended."""

from forging import forged

COURSE = "asked"
ANSWERS = {
    "many": forged(
        r"""
if 'values' in m:
    m['values'] = m['values'][:1]
    m['error'] = {'kinds': ['builtins.StopIteration'], 'text': ''}
""",
        "many",
    ),
}
