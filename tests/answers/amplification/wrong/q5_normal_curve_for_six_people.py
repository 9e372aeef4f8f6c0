# Wrong for six people and more: a normal curve with the same mean and variance stands in for the sum.
def count_chances(ones, zeros, p):
    n = ones + zeros
    if n <= 5:
        chances = [0.0] * (n + 1)
        for j in range(ones + 1):
            for i in range(zeros + 1):
                chances[j + i] += (
                    math.comb(ones, j) * (1 - p) ** j * p ** (ones - j)
                    * math.comb(zeros, i) * p**i * (1 - p) ** (zeros - i)
                )
        return chances
    mean, spread = ones * (1 - p) + zeros * p, math.sqrt(n * p * (1 - p))
    curve = [math.exp(-(((k - mean) / spread) ** 2) / 2) for k in range(n + 1)]
    return [v / sum(curve) for v in curve]
