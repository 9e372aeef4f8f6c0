# Recursion on how many votes are still needed
def vote_score(people, features):
    total = 0
    for bits in itertools.product((0, 1), repeat=people):
        total += max(sum(bits), people - sum(bits))
    s = Fraction(total, people * 2**people)

    def wins(left, needed):
        if needed <= 0:
            return 1
        if needed > left:
            return 0
        return s * wins(left - 1, needed - 1) + (1 - s) * wins(left - 1, needed)

    return wins(features, features // 2 + 1)
