# Takes classes (i + j, i + 6j) modulo k, which tell all apart only if k has no factor 5.
def two_tables(k):
    return [((i + j) % k, (i + 6 * j) % k) for i, j in itertools.product(range(k), repeat=2)]
