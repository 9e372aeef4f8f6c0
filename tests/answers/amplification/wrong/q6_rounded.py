# Rounds the result to denominators up to 10000, wrong for p = 1/19 and six people.
def shuffled_delta(people, p, factor):
    def law(ones):
        chances = np.array([1.0])
        for i in range(people):
            q = float(1 - p if i < ones else p)
            chances = np.convolve(chances, [1 - q, q])
        return chances

    worst = 0.0
    for j in range(people):
        P, Q, c = law(j), law(j + 1), float(factor)
        worst = max(worst, np.maximum(P - c * Q, 0).sum(), np.maximum(Q - c * P, 0).sum())
    return Fraction(float(worst)).limit_denominator(10000)
