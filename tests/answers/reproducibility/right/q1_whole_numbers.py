# Counts tables of answers as whole numbers.
def best_by_luck(people, models, hits):
    bad = sum(math.comb(people, k) for k in range(hits))
    total = 2 ** (people * models)
    return Fraction(total - bad**models, total)
