# All pairs of k classes and k classes.
def two_tables(k):
    """The classes of each person in two k-anonymous tables that together tell all apart."""
    return [(i, j) for i in range(k) for j in range(k)]
