# Forgets the binomial coefficients.
def count_chances(ones, zeros, p):
    raw = [0] * (ones + zeros + 1)
    for down in range(ones + 1):
        for up in range(zeros + 1):
            flips = down + up
            raw[ones - down + up] += p**flips * (1 - p) ** (ones + zeros - flips)
    return raw
