# Counts in whole numbers, one fraction at the end
def best_by_luck(people, models, hits):
    below = sum(math.comb(people, k) for k in range(hits))
    return Fraction((1 << people * models) - below**models, 1 << people * models)
