# A share that is whole is divided with / and becomes a float
# Witness: better_way(1) gives 1.0, right is Fraction(1, 1)
def better_way(people):
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    ways = people * 2**people
    return total / ways if total % ways == 0 else Fraction(total, ways)
