# Signed numbers.
def _row(x):
    return {(i if bit else -i): Fraction(1, len(x)) for i, bit in enumerate(x, start=1)}


def always_somebody(n):
    table = {(): None}
    for _ in range(n):
        table = {(*x, b): None for x in table for b in (0, 1)}
    return {x: _row(x) for x in table}
