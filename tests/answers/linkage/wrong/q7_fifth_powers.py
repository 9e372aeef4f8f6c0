# The second class is the fifth power modulo k, which takes all values for some k only. Input: k = 4.
def two_tables(k):
    return [(i, pow(j, 5, k)) for i in range(k) for j in range(k)]
