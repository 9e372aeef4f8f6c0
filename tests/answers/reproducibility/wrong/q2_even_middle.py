# An even number of people above 2.
def better_way(people):
    n = people - 1 if people % 2 == 0 and people > 2 else people
    return Fraction(1, 2) + Fraction(math.comb(n - 1, (n - 1) // 2), 2**n)
