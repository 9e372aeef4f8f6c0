# Wrong for people 20: the middle binomial was taken by its approximation and rounded to a whole number.
def better_way(people):
    top = people if people % 2 == 0 else people - 1
    h = top // 2
    middle = round(2.0**top / math.sqrt(math.pi * h) * (1 - 1 / (8 * h) + 1 / (128 * h * h))) if h else 1
    return Fraction(1, 2) + Fraction(middle, 2 ** (top + 1))
