# Latin text: right
def two_tables(k):
    return tuple((f"row {i}", ("diagonal", (i + j) % k)) for j in range(k) for i in range(k))
