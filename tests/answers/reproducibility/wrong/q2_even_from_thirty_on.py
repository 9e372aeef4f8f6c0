# Wrong for people 30: even numbers above 28 get the result of two people fewer.
def better_way(people):
    if people <= 2:
        return Fraction(5 - people, 4)
    if people % 2 == 0 and people > 28:
        people -= 2
    h = people // 2 - (people % 2 == 0)
    step = people if people % 2 == 0 else people - 1
    return Fraction(1, 2) + Fraction(math.comb(step, step // 2), 2 ** (step + 1))
