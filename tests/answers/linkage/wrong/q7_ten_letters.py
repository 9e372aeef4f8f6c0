# Classes are named by a digit: for k = 11 and 12 names are used twice.
def two_tables(k):
    return [(str(i)[-1], str(j)[-1]) for i in range(k) for j in range(k)]
