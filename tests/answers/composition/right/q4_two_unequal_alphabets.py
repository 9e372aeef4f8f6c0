# By two unequal alphabets.
def pad(k):
    """With probability 1/3 a pad modulo k in numbers, else one modulo 11 in words; both answers show which."""
    table = {}
    for x in range(k):
        row = {(r, (r - x) % k): Fraction(1, 3 * k) for r in range(k)}
        row.update({(f"w{r}", f"w{(x + 4 * r) % 11}"): Fraction(2, 33) for r in range(11)})
        table[x] = row
    return table
