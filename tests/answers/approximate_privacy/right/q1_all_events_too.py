# All events.
def excess(one, other, factor, event):
    return sum((one[a] - factor * other[a] for a in event), Fraction(0))


def least_delta(one, other, factor):
    events = [e for k in range(len(one) + 1) for e in itertools.combinations(range(len(one)), k)]
    return max(max(excess(one, other, factor, e), excess(other, one, factor, e)) for e in events)
