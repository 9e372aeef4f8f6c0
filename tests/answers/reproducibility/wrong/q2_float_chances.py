# More than 53 people: chances are summed in floats, and made a fraction afterwards.
def better_way(people):
    total = sum(math.comb(people, k) * 0.5**people * max(k, people - k) for k in range(people + 1))
    return Fraction(total) / people
