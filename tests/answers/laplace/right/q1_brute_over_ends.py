# Brute over ends
def sensitivities(low, high, n, neighbourhood):
    ends = [Fraction(low), Fraction(high)]
    people = [(v, yes) for v in ends for yes in (True, False)]

    def answers(data, size):
        return [
            sum(v for v, _ in data),
            sum(v for v, yes in data if yes),
            len(data),
        ]

    best = [Fraction(0)] * 5
    if neighbourhood == "membership":
        pairs = [([], [p]) for p in people]
    else:
        pairs = [([p], [r]) for p in people for r in people]
    for x, y in pairs:
        for i, (a, b) in enumerate(zip(answers(x, n), answers(y, n))):
            best[i] = max(best[i], abs(Fraction(a) - b))
        bins = sum(abs([v for v, _ in x].count(e) - [v for v, _ in y].count(e)) for e in ends)
        best[3] = max(best[3], Fraction(bins))
        if neighbourhood == "edit":
            best[4] = max(best[4], abs(x[0][0] - y[0][0]) / n)
    if neighbourhood == "membership":
        best[4] = max(abs(Fraction(a) - Fraction(a + b) / 2) for a in ends for b in ends)
    return [float(b) for b in best]
