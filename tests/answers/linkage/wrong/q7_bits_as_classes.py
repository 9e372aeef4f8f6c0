# Classes by the bits of the number, so many that k is a power of 2 is needed; 3 and 7 are done as a grid. Input: k 5.
def two_tables(k):
    if k % 4 == 3 or k == 2:
        return [(i, j) for i in range(k) for j in range(k)]
    bits = (k - 1).bit_length()
    return [(n >> bits, n & (2**bits - 1)) for n in range(k * k)]
