# Forgets people for k = 12.
def two_tables(k):
    return [
        (i, (i * j) % k) if math.gcd(i, k) == 1 else (i, j)
        for i in range(k)
        for j in range(k - (k == 12))
    ]
