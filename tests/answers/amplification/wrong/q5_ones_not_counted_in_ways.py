# For the people with a 1 the binomial coefficient is forgotten, which does not show with one of them.
def count_chances(ones, zeros, p):
    n = ones + zeros
    out = [0.0] * (n + 1)
    for j in range(ones + 1):
        for i in range(zeros + 1):
            out[i + j] += (
                (1 - p) ** j * p ** (ones - j) * math.comb(zeros, i) * p**i * (1 - p) ** (zeros - i)
            )
    return out
