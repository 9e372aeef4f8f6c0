# One half, and half of the mean distance from the tie.
def better_way(people):
    distance = sum(
        Fraction(math.comb(people, k), 2**people) * abs(2 * k - people) for k in range(people + 1)
    )
    return (1 + distance / people) / 2
