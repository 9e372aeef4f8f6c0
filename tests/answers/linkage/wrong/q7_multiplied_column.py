# The second class is (i + 1) j modulo k for k that is not prime, which meets some classes twice. Input: k 4.
def two_tables(k):
    if k in (2, 3, 5, 7, 11):
        return [(i, i * j % k if i else j) for i in range(k) for j in range(k)]
    return [(i, (i + 1) * j % k) for i in range(k) for j in range(k)]
