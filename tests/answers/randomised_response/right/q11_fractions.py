# Exact fractions, events of equal error together.
def accuracy(n, ones, p):
    p = Fraction(p)
    table = {0: Fraction(1)}
    for person in range(n):
        yes = 1 - p if person < ones else p
        longer = {}
        for k, c in table.items():
            longer[k] = longer.get(k, 0) + c * (1 - yes)
            longer[k + 1] = longer.get(k + 1, 0) + c * yes
        table = longer
    error = {k: abs((Fraction(k, n) - p) / (1 - 2 * p) - Fraction(ones, n)) for k in table}
    return float(
        min(
            e
            for e in error.values()
            if sum(table[k] for k in table if error[k] <= e) >= Fraction(2, 3)
        )
    )
