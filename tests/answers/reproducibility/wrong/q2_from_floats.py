# The sum of floats is exact while 53 bits are enough: people 90.
def better_way(people):
    hits = sum(math.comb(people, k) / 2**people * max(k, people - k) for k in range(people + 1))
    return Fraction(hits) / people
