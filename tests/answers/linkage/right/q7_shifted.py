# Shifts each row, lists for pairs, names of several kinds.
def two_tables(k):
    return [["age%d" % i, ("plz", (2 * i + j) % k)] for i in range(k) for j in range(k)]
