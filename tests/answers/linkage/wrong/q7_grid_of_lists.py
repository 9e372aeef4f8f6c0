# Returns the grid as k lists.
def two_tables(k):
    return [[(i, j) for j in range(k)] for i in range(k)]
