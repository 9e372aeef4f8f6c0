# The number of ways among those with a 1 is missing: ones 2.
def count_chances(ones, zeros, p):
    def none_or_some(k, j):
        return (
            (1 - p) ** j
            * p ** (ones - j)
            * math.comb(zeros, k - j)
            * (p ** (k - j) * (1 - p) ** (zeros - k + j))
        )

    return [
        sum(none_or_some(k, j) for j in range(ones + 1) if 0 <= k - j <= zeros)
        for k in range(ones + zeros + 1)
    ]
