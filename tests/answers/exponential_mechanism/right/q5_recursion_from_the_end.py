# Recursion over the table, with powers from a list.
def worst_ratio(table, base):
    powers = {0: Fraction(1)}
    for u in range(1, 21):
        powers[u] = powers[u - 1] * base
        powers[-u] = 1 / powers[u]

    def chances(row):
        total = sum((powers[u] for u in row), Fraction(0))
        return [powers[u] / total for u in row]

    def tail(i, later):
        if i < 0:
            return Fraction(1)
        now = chances(table[i])
        here = max(max(p, q) / min(p, q) for p, q in zip(now, later))
        return max(here, tail(i - 1, now))

    return tail(len(table) - 2, chances(table[-1]))
