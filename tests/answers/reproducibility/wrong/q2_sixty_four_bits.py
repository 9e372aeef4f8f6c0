# Builds Pascal's triangle in whole numbers of 64 bits, which overflow for 100 people.
def better_way(people):
    """The expected share of hits of a coin-tossed feature that is turned the better way."""
    row = np.ones(1, dtype=np.int64)
    for _ in range(people):
        row = np.concatenate(([1], row[1:] + row[:-1], [1]))
    total = sum(int(c) * max(k, people - k) for k, c in enumerate(row))
    return Fraction(total, people * 2**people)
