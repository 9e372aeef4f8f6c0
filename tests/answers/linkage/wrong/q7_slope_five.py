# The second class is a + 6b where the first is a + b; that tells all apart only if 5 does not divide k.
def two_tables(k):
    return [((a + b) % k, (a + 6 * b) % k) for a in range(k) for b in range(k)]
