# Upper half.
def better_way(people):
    share = Fraction(0)
    for k in range(people + 1):
        if 2 * k > people:
            share += Fraction(2 * math.comb(people, k) * k, 2**people * people)
        elif 2 * k == people:
            share += Fraction(math.comb(people, k), 2**people) / 2
    return share
