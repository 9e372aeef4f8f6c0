# A cyclic second table, with words for names, in a strange order.
def two_tables(k):
    return tuple([f"row {i}", ("diagonal", (i - 2 * j + j) % k)] for j in reversed(range(k)) for i in range(k))
