# Wrong where 6 is no multiple of n: for n = 4 the persons 1 and 2 are chosen with 1/3 each, more than 1/4.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        table[x] = Counter()
        for die in range(1, 7):
            i = die % n
            table[x][i, x[i]] += Fraction(1, 6)
    return table
