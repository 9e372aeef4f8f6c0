# Signed numbers.
def _row(x):
    share = Fraction(1, len(x))
    return dict.fromkeys([i + 1 if bit else -i - 1 for i, bit in enumerate(x)], share)


def always_somebody(n):
    return {x: _row(x) for x in itertools.product(range(2), repeat=n)}
