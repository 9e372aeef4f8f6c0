# Pascal's triangle in 64 bits overflows: people 70.
def better_way(people):
    row = np.ones(1, dtype=np.int64)
    for _ in range(people):
        row = np.append(row, 0) + np.append(0, row)
    k = np.arange(people + 1)
    ways = int(np.sum(row * np.maximum(k, people - k)))
    return Fraction(ways, people * 2**people)
