# More than forty people: numbers of hits more than twenty away from the middle are left out.
def better_way(people):
    near = [k for k in range(people + 1) if abs(2 * k - people) <= 40]
    total = sum(math.comb(people, k) * max(k, people - k) for k in near)
    return Fraction(total, people * 2**people)
