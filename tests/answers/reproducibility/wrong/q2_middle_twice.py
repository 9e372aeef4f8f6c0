# Half of the sum is doubled, and with an even number of people the tie is counted twice.
def better_way(people):
    half = sum(math.comb(people, k) * (people - k) for k in range(people // 2 + 1))
    return Fraction(2 * half, people * 2**people)
