# Every event of counts, by brute force, over all numbers of ones.
def shuffled_delta(people, p, factor):
    def binomial(n, q):
        return [math.comb(n, k) * q**k * (1 - q) ** (n - k) for k in range(n + 1)]

    def law(j):
        out = [Fraction(0)] * (people + 1)
        for a, s in enumerate(binomial(j, 1 - p)):
            for b, t in enumerate(binomial(people - j, p)):
                out[a + b] += s * t
        return out

    worst = Fraction(0)
    for j in range(people):
        one, two = law(j), law(j + 1)
        for event in itertools.product((0, 1), repeat=people + 1):
            P = sum(itertools.compress(one, event))
            Q = sum(itertools.compress(two, event))
            worst = max(worst, P - factor * Q, Q - factor * P)
    return worst
