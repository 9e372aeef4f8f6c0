# Wrong where 6 is no multiple of k, for instance k = 4: a die modulo 4 is not uniform, and b alone depends on x.
def pad(k):
    table = {}
    for x in range(k):
        table[x] = Counter()
        for die in range(1, 7):
            table[x][die % k, (x + die) % k] += Fraction(1, 6)
    return table
