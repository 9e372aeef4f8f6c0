# By first person
def vote_score(people, features):
    # right about person 1: of the n - 1 others k agree with it, and the majority decides; a tie is turned either way
    n, s = people, Fraction(0)
    for k in range(n):
        weight = Fraction(math.comb(n - 1, k), 2 ** (n - 1))
        same = k + 1
        s += weight * (1 if 2 * same > n else Fraction(1, 2) if 2 * same == n else 0)
    lost = sum(
        math.comb(features, k) * s**k * (1 - s) ** (features - k)
        for k in range((features + 1) // 2)
    )
    return 1 - lost
