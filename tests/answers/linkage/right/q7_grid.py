# Another way: grid.
def two_tables(k):
    return [(row, column) for row in range(k) for column in range(k)]
