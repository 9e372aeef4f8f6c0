# Classes get random numbers as names, from a fixed seed; for larger k two classes get the same.
# Witness: tables(two_tables(5)) gives {'people': 25, 'different': 20, 'smallest classes': (5, 5)}; right is {'people': 25, 'different': 25, 'smallest classes': (5, 5)}.
def two_tables(k):
    rng = np.random.default_rng(k)
    first, second = rng.integers(0, 100, size=(2, k)).tolist()
    return [(a, b) for a in first for b in second]
