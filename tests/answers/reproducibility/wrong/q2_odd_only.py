# Gives an even number of people the value of the next smaller odd number and ends at seven.
def better_way(people):
    people = min(people, 7)
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    return Fraction(total, people * 2**people)
