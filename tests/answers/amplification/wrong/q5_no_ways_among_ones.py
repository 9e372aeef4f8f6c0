# Wrong for two ones and more: how many ways there are among the ones is forgotten (their binomial coefficient).
def count_chances(ones, zeros, p):
    n = ones + zeros
    chances = []
    for k in range(n + 1):
        total = 0.0
        for j in range(max(0, k - zeros), min(ones, k) + 1):
            i = k - j
            total += (1 - p) ** j * p ** (ones - j) * math.comb(zeros, i) * p**i * (1 - p) ** (zeros - i)
        chances.append(total)
    return chances
