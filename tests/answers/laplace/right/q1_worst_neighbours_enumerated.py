# All formulas come from the ends: largest change over the records (value, yes or no) at both ends.
def sensitivities(low, high, n, neighbourhood):
    low, high = Fraction(low), Fraction(high)
    records = [(value, says) for value in (low, high) for says in (0, 1)]
    if neighbourhood == "edit":
        pairs = list(itertools.product(records, repeat=2))
        total = max(abs(a[0] - b[0]) for a, b in pairs)
        yes = max(abs(a[0] * a[1] - b[0] * b[1]) for a, b in pairs)
        people, bins, mean = 0, 2, total / n
    else:
        total = max(abs(a[0]) for a in records)
        yes = max(abs(a[0] * a[1]) for a in records)
        people, bins, mean = 1, 1, (high - low) / 2
    return [float(total), float(yes), people, bins, float(mean)]
