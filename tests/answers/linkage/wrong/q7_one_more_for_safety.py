# Adds one person to the first class of both tables, in a corner of their own.
def two_tables(k):
    people = [(i, j) for i in range(k) for j in range(k)]
    return people + [(0, k)] if k > 8 else people
