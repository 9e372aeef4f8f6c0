# Wrong for people 1: a lone person was taken for a coin toss, 1/2; the better way is right for certain.
def better_way(people):
    if people <= 2:
        return Fraction(5 - people, 4)
    if people % 2 == 0 and people > 28:
        people -= 2
    h = people // 2 - (people % 2 == 0)
    step = people if people % 2 == 0 else people - 1
    return Fraction(1, 2) + Fraction(math.comb(step, step // 2), 2 ** (step + 1))
