# One person is a special case, and gets one half.
def better_way(people):
    if people == 1:
        return Fraction(1, 2)
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    return Fraction(total, people * 2**people)
