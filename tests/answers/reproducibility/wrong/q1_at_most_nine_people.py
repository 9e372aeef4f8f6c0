# Wrong for people 10: at most nine people are looked at.
def best_by_luck(people, models, hits):
    below = sum(math.comb(people, k) for k in range(hits))
    return Fraction(2 ** (people * models) - below**models, 2 ** (people * models))
