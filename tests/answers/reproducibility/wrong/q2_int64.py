# Pascal triangle in 64 bit integers, which overflow silently for many people.
def better_way(people):
    row = np.array([1], dtype=np.int64)
    for _ in range(people):
        row = np.concatenate([[0], row]) + np.concatenate([row, [0]])
    k = np.arange(people + 1)
    return Fraction(int((row * np.maximum(k, people - k)).sum()), people * 2**people)
