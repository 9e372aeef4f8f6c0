# Takes the normal approximation for more than twenty people.
def better_way(people):
    if people > 20:
        return Fraction(0.5 + 1 / math.sqrt(2 * math.pi * people))
    return Fraction(
        sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)),
        people * 2**people,
    )
