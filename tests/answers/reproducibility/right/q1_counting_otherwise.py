# Counts of strings of bits, whole numbers only
def best_by_luck(people, models, hits):
    below = sum(math.comb(people, k) for k in range(hits))
    every = 2 ** (people * models)
    return Fraction(every - below**models, every)
