# Wrong for k = 4: the grid has the side of the next prime, 25 people where 16 are enough.
def two_tables(k):
    p = k
    while any(p % d == 0 for d in range(2, p)):
        p += 1
    return [(i, (i + j) % p) for i in range(p) for j in range(p)]
