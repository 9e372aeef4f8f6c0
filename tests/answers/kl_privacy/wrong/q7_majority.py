# One of those with the commoner bit is published; one edit can turn the majority over.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        ones = sum(x)
        who = [i for i in range(n) if 2 * ones == n or x[i] == (2 * ones > n)]
        table[x] = {(i, x[i]): Fraction(1, len(who)) for i in who}
    return table
