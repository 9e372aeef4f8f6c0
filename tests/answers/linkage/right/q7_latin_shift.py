# Right: latin shift.
def two_tables(k):
    return tuple((f"row {i}", ("col", (i + s) % k)) for i in range(k) for s in range(k))
