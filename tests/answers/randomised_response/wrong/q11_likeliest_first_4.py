# Wrong where a likelier number of yes has a larger error: numbers are taken by their chance, not by their error.
def accuracy(n, ones, p):
    flip = Fraction(p)
    table = [Fraction(1)]
    for i in range(n):
        q = 1 - flip if i < ones else flip
        table = [q * a + (1 - q) * b for a, b in zip([0, *table], [*table, 0])]
    errors = [abs((Fraction(k, n) - flip) / (1 - 2 * flip) - Fraction(ones, n)) for k in range(n + 1)]
    within = lambda alpha: sum(c for c, e in zip(table, errors) if e <= alpha)
    return min(e for e in errors if within(e) >= Fraction(2, 3))
