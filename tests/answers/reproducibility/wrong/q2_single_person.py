# Wrong with one person the feature can be turned too, and is then right for certain.
def better_way(people):
    if people == 1:
        return Fraction(1, 2)
    ways = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    return Fraction(ways, people * 2**people)
