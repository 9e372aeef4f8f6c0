# About sixty people and more: numpy's whole numbers overflow.
def better_way(people):
    row = np.array([1], dtype=np.int64)
    for _ in range(people):
        row = np.append(row, 0) + np.append(0, row)
    k = np.arange(people + 1)
    total = int((row * np.maximum(k, people - k)).sum())
    return Fraction(total, people * 2**people)
