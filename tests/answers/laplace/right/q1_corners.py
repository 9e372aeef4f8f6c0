# Tries all corner cases with loops.
def sensitivities(low, high, n, neighbourhood):
    ends = [Fraction(low), Fraction(high)]
    records = [(v, yes) for v in ends for yes in (False, True)]
    if neighbourhood == "membership":
        total = max(abs(v) for v, _ in records)
        yes_total = max(abs(v) if yes else 0 for v, yes in records)
        mean = max(abs(v - (v + w) / 2) for v in ends for w in ends)
        answer = [total, yes_total, 1, 1, mean]
    else:
        total = yes_total = mean = Fraction(0)
        for (v, a), (w, b) in itertools.product(records, repeat=2):
            total = max(total, abs(v - w))
            yes_total = max(yes_total, abs(v * a - w * b))
            mean = max(mean, abs(v - w) / n)
        answer = [total, yes_total, 0, 2, mean]
    return [float(a) for a in answer]
