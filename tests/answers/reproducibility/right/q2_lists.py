# Tries all features, if there are few people, and else the sum.
def better_way(people):
    if people > 10:
        chances = [Fraction(math.comb(people, k), 2**people) for k in range(people + 1)]
        return sum(c * max(k, people - k) for k, c in enumerate(chances)) / people
    scores = [
        max(sum(bits), people - sum(bits)) for bits in itertools.product((0, 1), repeat=people)
    ]
    return Fraction(sum(scores), len(scores) * people)
