# Double sum over two binomial distributions.
def count_chances(ones, zeros, p):
    n = ones + zeros
    out = [0.0] * (n + 1)
    for kept in range(ones + 1):
        for turned in range(zeros + 1):
            out[kept + turned] += (
                math.comb(ones, kept) * (1 - p) ** kept * p ** (ones - kept)
                * math.comb(zeros, turned) * p**turned * (1 - p) ** (zeros - turned)
            )
    return out
