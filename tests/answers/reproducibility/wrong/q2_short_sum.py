# Stops the sum one too early.
def better_way(people):
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people))
    return Fraction(total, people * 2**people)
