# Events of at most three outputs: with five or six outputs four may stick out.
def least_delta(one, other, factor):
    worst = Fraction(0)
    for size in range(min(3, len(one)) + 1):
        for event in itertools.combinations(range(len(one)), size):
            s = sum(one[a] for a in event)
            t = sum(other[a] for a in event)
            worst = max(worst, s - factor * t, t - factor * s)
    return worst
