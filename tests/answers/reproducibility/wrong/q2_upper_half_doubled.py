# Wrong for people 4: the upper half was doubled, which counts the tie twice where it is more than one half of two.
def better_way(people):
    total = 2 * sum(math.comb(people, k) * k for k in range((people + 1) // 2, people + 1))
    if people == 2:
        total -= 2
    return Fraction(total, people * 2**people)
