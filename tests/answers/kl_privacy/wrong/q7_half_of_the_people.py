# Publishes the bits of a round of n // 2 people that starts at a random place: an edit changes too much.
# Witness: always_somebody(4) returns a table: edit neighbours have total variation 1/2, at most 1/4 is right.
def always_somebody(n):
    size = max(1, n // 2)
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        row = {}
        for i in range(n):
            row[i, tuple(x[(i + j) % n] for j in range(size))] = Fraction(1, n)
        table[x] = row
    return table
