# Hits further than four roots of n from the middle are left out: people 80.
def better_way(people):
    ways = sum(
        math.comb(people, k) * max(k, people - k)
        for k in range(people + 1)
        if (2 * k - people) ** 2 <= 64 * people
    )
    return Fraction(ways, people * 2**people)
