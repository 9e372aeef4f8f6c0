# Wrong for people 1: a lone person was taken for a coin toss, 1/2; the better way is right for certain.
def better_way(people):
    if people < 2:
        return Fraction(1, 2)
    return Fraction(sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)), people * 2**people)
