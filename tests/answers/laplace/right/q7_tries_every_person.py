# A person is in one of k + 1 bins; the sensitivities are found by trying all of them.
def worst_variances(thresholds, epsilon, neighbourhood):
    k = thresholds
    counts = [tuple(int(bin_ > i) for i in range(k)) for bin_ in range(k + 1)]
    hist = [tuple(int(bin_ == i) for i in range(k + 1)) for bin_ in range(k + 1)]

    def delta(rows):
        others = [(0,) * len(rows[0])] if neighbourhood == "membership" else rows
        return max(sum(abs(a - b) for a, b in zip(u, v)) for u in rows for v in others)

    one = Fraction(delta(hist)) / Fraction(epsilon)
    return [
        2 * (Fraction(delta(counts)) / Fraction(epsilon)) ** 2,
        max(sum(2 * one**2 for bin_ in range(i + 1, k + 1)) for i in range(k)),
    ]
