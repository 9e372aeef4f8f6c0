# Takes five and six people for four, which is safe but not the least.
def shuffled_delta(people, p, factor):
    n = min(people, 4)

    def law(ones):
        row = [Fraction(0)] * (n + 1)
        for i in range(ones + 1):
            for k in range(n - ones + 1):
                ways = math.comb(ones, i) * math.comb(n - ones, k)
                row[i + k] += ways * (1 - p) ** (i + n - ones - k) * p ** (ones - i + k)
        return row

    pairs = [(law(j), law(j + 1)) for j in range(n)]
    pairs += [(Q, P) for P, Q in pairs]
    return max(sum((s - factor * t for s, t in zip(P, Q) if s > factor * t), Fraction(0)) for P, Q in pairs)
