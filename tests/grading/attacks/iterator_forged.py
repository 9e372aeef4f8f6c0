"""An error on the way is told as the end of an iteration."""

COURSE = "asked"
ANSWERS = {
    "series": r"""
class It:
    def __iter__(self): return self
    def __next__(self): raise StopIteration
    def __len__(self): return 3
def series(n): return It()
""",
}
