# Shifts by twice the row, so that some meet again.
def two_tables(k):
    return [((i + j) % k, (i + 3 * j) % k) for i in range(k) for j in range(k)]
