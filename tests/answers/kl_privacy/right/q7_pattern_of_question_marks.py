# By pattern of question marks.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        seen = [tuple(b if i == j else "?" for j, b in enumerate(x)) for i in range(n)]
        table[x] = {out: Fraction(seen.count(out), len(seen)) for out in seen}
    return table
