# Sums i + j and i + 6j modulo k: they are told apart only if 5 and k have no common factor.
# Witness: tables(two_tables(5)) gives {'people': 25, 'different': 5, 'smallest classes': (5, 5)}; right is {'people': 25, 'different': 25, 'smallest classes': (5, 5)}.
def two_tables(k):
    return [((i + j) % k, (i + 6 * j) % k) for i in range(k) for j in range(k)]
