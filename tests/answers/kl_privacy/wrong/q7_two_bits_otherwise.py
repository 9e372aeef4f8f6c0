# With a person the bit of the one three places before is published too, so that this one is told twice as often.
def always_somebody(n):
    return {x: {(i, x[max(i - 3, 0) : i + 1] if i >= 3 else x[i]): Fraction(1, n) for i in range(n)} for x in itertools.product((0, 1), repeat=n)}
