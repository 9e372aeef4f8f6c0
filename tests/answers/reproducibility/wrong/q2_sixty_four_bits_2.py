# Wrong for people 70: numpy's whole numbers overflow.
def better_way(people):
    row = np.array([1], dtype=np.int64)
    for _ in range(people):
        row = np.append(row, 0) + np.insert(row, 0, 0)
    k = np.arange(people + 1)
    return Fraction(int((row * np.maximum(k, people - k)).sum()), people * 2**people)
