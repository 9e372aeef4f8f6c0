# Hands out whole twelfths and gives the last person the rest, which is uneven for n = 5.
def always_somebody(n):
    share = Fraction(12 // n, 12)
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        row = {(i, x[i]): share for i in range(n - 1)}
        row[n - 1, x[-1]] = 1 - share * (n - 1)
        table[x] = row
    return table
