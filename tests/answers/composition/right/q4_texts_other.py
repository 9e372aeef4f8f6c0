# Names of answers are texts.
def pad(k):
    rows = {}
    for x in range(k):
        rows[x] = {(f"a{r}", f"b{(x + r) % k}"): Fraction(3, 3 * k) for r in range(k)}
    return rows
