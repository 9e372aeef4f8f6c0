# The grid has the side of the next prime number, so that there are too many people if k is no prime. Input: k = 4: 25 people.
def two_tables(k):
    p = k
    while any(p % d == 0 for d in range(2, p)):
        p += 1
    return [(i, (i + j) % p) for i in range(p) for j in range(p)]
