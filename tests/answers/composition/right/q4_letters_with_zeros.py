# By letters with zeros.
def pad(k):
    """All pairs are listed; those whose difference is not x have the probability 0, an int."""
    alphabet = "ABCDEFGHI"[:k]
    table = {}
    for x in range(k):
        table[x] = dict.fromkeys(itertools.product(alphabet, alphabet), 0)
        for i, letter in enumerate(alphabet):
            table[x][letter, alphabet[i - x]] = Fraction(k, k * k)
    return table
