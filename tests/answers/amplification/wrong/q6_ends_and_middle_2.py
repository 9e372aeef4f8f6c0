# Looks at the others with equal bits and at the middle only, though the worst may lie between, as for six people, p = 2/7 and the factor 7/5.
def shuffled_delta(people, p, factor):
    def law(ones):
        chances = [Fraction(1)]
        for i in range(people):
            q = 1 - p if i < ones else p
            chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
        return chances

    worst = Fraction(0)
    for j in {0, people // 2, people - 1}:
        P, Q = law(j), law(j + 1)
        worst = max(worst, sum(max(s - factor * t, 0) for s, t in zip(P, Q)))
        worst = max(worst, sum(max(t - factor * s, 0) for s, t in zip(P, Q)))
    return worst
