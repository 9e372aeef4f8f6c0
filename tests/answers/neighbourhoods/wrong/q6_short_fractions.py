# Takes the nearest fraction with a denominator of a thousand.
def record_epsilons(flips):
    e = []
    for p in flips:
        p = Fraction(p).limit_denominator(1000)
        e.append(math.log((1 - p) / p) if p else math.inf)
    return sum(e), max(e)
