# A double sum over two binomial numbers; the error measured in people.
def accuracy(n, ones, p):
    p = float(p)

    def binomial(size, chance):
        return [
            math.comb(size, k) * chance**k * (1 - chance) ** (size - k) for k in range(size + 1)
        ]

    table = []
    for i, a in enumerate(binomial(ones, 1 - p)):
        for j, b in enumerate(binomial(n - ones, p)):
            table.append((abs(i + j - n * p - (1 - 2 * p) * ones) / (n * (1 - 2 * p)), a * b))
    table.sort()
    sums = np.cumsum([c for _, c in table])
    return table[int(np.argmax(sums >= 2 / 3))][0]
