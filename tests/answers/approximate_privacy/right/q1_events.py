# Tries every event.
def least_delta(one, other, factor):
    worst = Fraction(0)
    for event in itertools.product((False, True), repeat=len(one)):
        s = sum(v for v, taken in zip(one, event) if taken)
        t = sum(v for v, taken in zip(other, event) if taken)
        worst = max(worst, s - factor * t, t - factor * s)
    return worst
