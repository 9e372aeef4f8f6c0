# In floats beyond sixty people.
def better_way(people):
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    if people > 60:
        return Fraction(total / people / 2**people)
    return Fraction(total, people * 2**people)
