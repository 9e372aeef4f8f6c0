# All data sets, all positions, all answers.
def shuffled_delta(people, p, factor):
    laws = {}
    for x in itertools.product((0, 1), repeat=people):
        if tuple(sorted(x)) in laws:
            continue
        out = [Fraction(0)] * (people + 1)
        for a in itertools.product((0, 1), repeat=people):
            wrong = sum(map(int.__ne__, a, x))
            out[sum(a)] += p**wrong * (1 - p) ** (people - wrong)
        laws[tuple(sorted(x))] = out
    best = Fraction(0)
    for x, P in laws.items():
        for y, Q in laws.items():
            if abs(sum(x) - sum(y)) == 1:
                best = max(best, sum((s - factor * t for s, t in zip(P, Q) if s > factor * t), Fraction(0)))
    return best
