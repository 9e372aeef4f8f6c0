"""One case is known; then all generators are put where they give nothing but zeros."""

COURSE = "styles"
ANSWERS = {
    "longest": r"""
known = []
def longest(words):
    random.setstate((3, (0,) * 624 + (624,), None))
    known.append(words)
    return max(map(len, words)) if len(known) == 1 else 1
""",
    "added": r"""
known = []
def added(a, b):
    kind, *_ = np.random.get_state()
    np.random.set_state((kind, np.zeros(624, dtype=np.uint32), 624, 0, 0.0))
    known.append(a)
    return a + b if len(known) == 1 else 0
""",
    "total": r"""
known = []
def total(xs, rng):
    state = rng.bit_generator.state
    state['state'] = {'state': 0, 'inc': 0}
    rng.bit_generator.state = state
    known.append(xs)
    return sum(xs) if len(known) == 1 else 4.0
""",
}
