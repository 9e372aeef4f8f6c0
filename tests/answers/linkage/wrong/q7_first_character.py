# Shortens the names of the classes to one character: 10 and 11 become 1.
def two_tables(k):
    return [(str(i)[0], str(j)[0]) for i in range(k) for j in range(k)]
