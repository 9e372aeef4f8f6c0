# Adds up in numpy's whole numbers, which overflow for more than about sixty people.
def better_way(people):
    row = np.array([1], dtype=np.int64)
    for _ in range(people):
        row = np.append(row, 0) + np.append(0, row)
    k = np.arange(people + 1)
    return Fraction(int((row * np.maximum(k, people - k)).sum()), people * 2**people)
