# Thinks that the grid must have a prime number of rows, and takes the next prime: more people than necessary.
def two_tables(k):
    q = k
    while any(q % d == 0 for d in range(2, q)):
        q += 1
    return [(i, (i + j) % q) for i in range(q) for j in range(q)]
