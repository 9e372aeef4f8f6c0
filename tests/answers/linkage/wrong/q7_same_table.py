# Publishes the same table twice.
def two_tables(k):
    return [(i, i) for i in range(k) for _ in range(k)]
