# A number of models that is no sum of few squarings (7, 11, 13 …).
def best_by_luck(people, models, hits):
    miss = 1 - at_least(hits, people, Fraction(1, 2))
    power, square, used = Fraction(1), miss, 0
    for bit in bin(models)[:1:-1]:
        if bit == "1" and used < 2:
            power, used = power * square, used + 1
        square *= square
    return 1 - power
